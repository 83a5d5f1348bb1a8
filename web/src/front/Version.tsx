/** Which Grotto this is, for whoever reports a problem; the head of the page says it. */
export function Version() {
  const version = document.querySelector<HTMLMetaElement>('meta[name=version]')?.content
  return <footer className="version">Grotto {version}</footer>
}
