// Before every unit test: loads the texts, as on the page.
import { load } from './texts'

await load('en')
