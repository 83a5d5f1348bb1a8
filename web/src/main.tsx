import { createRoot } from 'react-dom/client'
import './theme/fonts.css'
import './theme/tokens.css'
import './theme/base.css'
import './theme/controls.css'
import { App } from './app/App.tsx'

createRoot(document.getElementById('app')!).render(<App />)
