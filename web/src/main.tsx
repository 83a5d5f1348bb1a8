import { createRoot } from 'react-dom/client'
import './theme/fonts.css'
import './theme/tokens.css'
import './theme/base.css'
import './theme/controls.css'
import './theme/forced-colours.css'
import { keepInstallOffer } from './about/install.ts'
import { adoptName } from './account/me.ts'
import { App } from './app/App.tsx'
import { moveCodes } from './app/codes.ts'
import { keepForOffline, reloadWhenOutdated } from './app/offline.ts'
import { shellSeen } from './app/shell.ts'
import { showMotion, showTheme } from './settings/settings.ts'
import { prepareWords } from './words/words.tsx'

moveCodes()
showMotion(document.documentElement)
showTheme(document.documentElement)
reloadWhenOutdated()
keepForOffline()
keepInstallOffer()
adoptName().catch(() => {})

/** The lamp of index.html stays until there is something to say. */
const first = [prepareWords(['common']), ...(location.pathname === '/' ? [prepareWords(['common', 'lobby'])] : [])]
Promise.all([...first, shellSeen()]).then(() => {
  const app = document.getElementById('app')!
  app.replaceChildren()
  createRoot(app).render(<App />)
})
