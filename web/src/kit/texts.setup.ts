// Before every unit test: loads the texts, as on the page.
import { load, loadRest } from './texts'

await load('en')
await loadRest()
