/** What the replay loads when somebody asks for the review. */

export { default as Curve } from './Curve.svelte'
export { default as Panel } from './Panel.svelte'
export { Reviewing } from './reviewing.svelte'
