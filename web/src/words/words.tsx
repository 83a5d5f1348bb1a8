import { type Area, LANGUAGES, type Language, loadWords, preferredLanguage, type Words } from '@grotto/words'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { create } from 'zustand'

const STORED = 'grotto.language'

const firstLanguage = (): Language => {
  const stored = localStorage.getItem(STORED)
  return LANGUAGES.find(language => language === stored) ?? preferredLanguage(navigator.languages)
}

interface LanguageChoice {
  readonly language: Language
  readonly choose: (language: Language) => void
}

/** The language of the page: the browser's wish until the player chooses. */
export const useLanguage = create<LanguageChoice>()(set => ({
  language: firstLanguage(),
  choose: language => {
    localStorage.setItem(STORED, language)
    set({ language })
  },
}))

/** What is chosen in one tab is spoken in all of them. */
window.addEventListener('storage', ({ key }) => key === STORED && useLanguage.setState({ language: firstLanguage() }))

const WordsContext = createContext<Words | undefined>(undefined)

/** Every sentence of the areas that the surrounding `WordsFor` loaded. Boards find their own area and `table` here. */
export function useWords(): Words {
  const words = useContext(WordsContext)
  if (!words) throw new Error('useWords needs a WordsFor above it')
  return words
}

const prepared = new Map<string, Words>()
const keyOf = (language: Language, areas: string): string => `${language}:${areas}`

/** Loads sentences before they are first drawn, so that nothing has to wait for them. */
export async function prepareWords(areas: readonly Area[]): Promise<Words> {
  const { language } = useLanguage.getState()
  const words = await loadWords(language, areas)
  prepared.set(keyOf(language, areas.join()), words)
  return words
}

/** Loads some areas in the player's language and shows its children once they are there; a change keeps the old until then. */
export function WordsFor({ areas, children }: { areas: readonly Area[]; children: ReactNode }) {
  const language = useLanguage(choice => choice.language)
  const wanted = areas.join()
  const [words, setWords] = useState<Words | undefined>(() => prepared.get(keyOf(language, wanted)))
  useEffect(() => {
    let current = true
    loadWords(language, wanted.split(',') as Area[]).then(loaded => {
      if (!current) return
      setWords(loaded)
      document.documentElement.lang = language
    })
    return () => {
      current = false
    }
  }, [language, wanted])
  return words ? <WordsContext value={words}>{children}</WordsContext> : null
}
