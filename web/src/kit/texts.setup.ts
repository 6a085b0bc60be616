// Before every unit test: the texts are there, as on the page.
import { load } from './texts'

await load('en')
