/** What the end of a game loads when somebody asks for the review. */

export { default as Short } from './Short.svelte'
export { Reviewing } from './reviewing.svelte'
