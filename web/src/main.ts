import { mount } from 'svelte'
import sprite from 'virtual:sprite'
import App from './App.svelte'
import { becomeApp } from './kit/install.svelte'
import { applyPrefs } from './kit/prefs.svelte'
import { wantedLanguage } from './kit/languages'
import { load } from './kit/texts'
import { prepare } from './screens'
import './styles/home.css'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/drawings.css'
import './styles/cards.css'
import './styles/table.css'
import './styles/play.css'
import './styles/motion.css'

const texts = load(wantedLanguage())
prepare(location.pathname)
applyPrefs()
document.body.insertAdjacentHTML('afterbegin', sprite)
await texts
mount(App, { target: document.getElementById('app') ?? document.body })
// For the benchmark of the first load.
performance.mark('interactive')
becomeApp()
