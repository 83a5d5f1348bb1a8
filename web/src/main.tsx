import { createRoot } from 'react-dom/client'
import './theme/fonts.css'
import './theme/tokens.css'
import './theme/base.css'
import './theme/controls.css'
import { adoptName } from './account/me.ts'
import { App } from './app/App.tsx'
import { keepForOffline, reloadWhenOutdated } from './app/offline.ts'

reloadWhenOutdated()
keepForOffline()
adoptName().catch(() => {})
createRoot(document.getElementById('app')!).render(<App />)
