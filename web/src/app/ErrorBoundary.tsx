import { Component, type ReactNode } from 'react'
import { useWords } from '../words/words.tsx'
import './screens.css'

/** A screen that breaks says so and offers the way out; games are kept elsewhere and survive it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
  }

  override render() {
    return this.state.failed ? <Failed /> : this.props.children
  }
}

function Failed() {
  const words = useWords()
  return (
    <main className="message">
      <h1>{words.say('common.failed.title')}</h1>
      <p>{words.say('common.failed.text')}</p>
      <button type="button" className="primary" onClick={() => location.reload()}>
        {words.say('common.reload')}
      </button>
      <a className="second" href="/">
        {words.say('common.toFront')}
      </a>
    </main>
  )
}
