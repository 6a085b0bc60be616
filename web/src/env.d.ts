declare module 'virtual:sprite' {
  /** All drawings as the text of one hidden SVG; its symbols are named i-…, u-…, shield-…. */
  const sprite: string
  export default sprite
}
