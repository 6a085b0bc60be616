import { mount } from 'svelte'
import sprite from 'virtual:sprite'
import App from './App.svelte'
import { applyPrefs } from './kit/prefs.svelte'
import { load, preferredLanguage } from './kit/texts'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/drawings.css'
import './styles/cards.css'
import './styles/table.css'
import './styles/play.css'
import './styles/motion.css'

applyPrefs()
document.body.insertAdjacentHTML('afterbegin', sprite)
await load(preferredLanguage())
mount(App, { target: document.getElementById('app') ?? document.body })
