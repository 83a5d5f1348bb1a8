import type { Translation } from '../areas.ts'

export const about: Translation<'about'> = {
  'about.title': 'Acerca de Grotto',
  'about.about': 'Qué es',
  'about.about.text':
    'Un lugar para jugar a dos juegos de mesa de cuevas con amigos o bots, en directo o a lo largo de varios días, en cuatro idiomas y sin cuenta. Lleva el nombre de los clubes en los que se reúnen los espeleólogos.',
  'about.credits': 'Créditos',
  'about.credits.text':
    'Sub Terra es una creación de Tim Pinder, con ilustraciones de David Franco Campos, publicada por Inside the Box Board Games. Diamant es una creación de Alan R. Moon y Bruno Faidutti, publicada por Iello y Devir. Si te gustan estos juegos, compra las cajas.',
  'about.credits.unofficial':
    'Grotto es una versión no oficial hecha por aficionados, sin relación con los autores ni con las editoriales. Todos los textos y todas las imágenes son nuestros.',
  'about.keys': 'Teclas y accesibilidad',
  'about.keys.text':
    'Los dos juegos se pueden jugar solo con el teclado y de oído. Todo lo que pasa se dice una vez, en orden y a cualquier ritmo; al final viene lo que se te pide: «Tu turno, Líder: 2 puntos, 2 de 3 de salud». Las casillas tienen nombre, columnas A B C desde el oeste y filas 1 2 3 desde el norte, y se dice a qué distancia están de ti.',
  'about.keys.scan':
    'En todas las mesas: W alrededor, J los demás, F peligros, K cartas que quedan, I lo último, punto para repetir; en la cueva, además, Y para las salidas, flechas para recorrerla e Intro para lo que se puede hacer allí. Las letras de todas las acciones están en el menú de la mesa, en «Teclas».',
  'about.keys.command':
    'La barra abre una línea en la que escribes lo que quieres hacer, con tus palabras o en la notación: «explorar norte», «curar médico». El tabulador completa, y lo que no se puede hacer se responde con la regla. Se respetan el movimiento reducido, el texto grande, el día y la noche y los colores del sistema; el ritmo de los sucesos se elige en el menú.',
  'about.privacy': 'Privacidad',
  'about.privacy.text':
    'Una sola cookie dice que tú eres tú. El servidor guarda tu nombre, tus mesas y lo que se dice en ellas; ni direcciones, ni publicidad, ni programas ajenos. Las partidas de este dispositivo no salen de él salvo que las cuentes o las compartas. El balance de tus partidas terminadas se lleva para ti; Mi Grotto lo muestra, lo guarda en un archivo y lo borra. En un club, sus miembros ven también cómo te fue en las partidas de sus mesas.',
  'about.privacy.forget': 'Tu nombre, arriba en la página, abre «Olvidarme»: borra todo rastro de ti.',
  'about.source': 'Código',
  'about.source.text':
    'Grotto es software libre con licencia MIT: quien tenga la carpeta pone en marcha su propio servidor con dos palabras, npm start.',
  'about.install': 'Instalar',
  'about.install.text':
    'Instalado, Grotto se abre como una aplicación, y las partidas de este dispositivo funcionan sin red.',
  'about.install.go': 'Instalar Grotto',
  'about.install.how': 'En el menú del navegador, elige «Instalar» o «Añadir a la pantalla de inicio».',
}
