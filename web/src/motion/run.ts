/** The animations of one event: ended together by a key or a tap, and gone without a trace afterwards. */
export class Run {
  #ended = false
  readonly #animations = new Set<Animation>()
  readonly #afterwards: (() => void)[] = []
  readonly #waits = new Set<() => void>()

  /** `pace` is the factor of all durations. */
  constructor(readonly pace: number) {}

  /** Whether there was anything to see. */
  get seen(): boolean {
    return this.#animations.size > 0
  }

  /** Waits until the keyframes have been played; the last one stays until the run is over. */
  async play(element: Element | null | undefined, keyframes: Keyframe[], ms: number, easing: string, more: KeyframeAnimationOptions = {}): Promise<void> {
    if (!element || this.#ended) return
    const delay = (more.delay ?? 0) * this.pace
    const animation = element.animate(keyframes, { fill: 'both', easing, ...more, duration: ms * this.pace, delay })
    this.#animations.add(animation)
    // a browser may leave off animating what it does not draw, and the game must go on
    const late = setTimeout(() => { animation.finish() }, delay + ms * this.pace + 250)
    await animation.finished.catch(() => undefined)
    clearTimeout(late)
    // animations end while a frame is made; what comes next must not make that frame late
    await this.wait(1)
  }

  /** A pause of so many milliseconds, whatever the pace. */
  async wait(ms: number): Promise<void> {
    if (ms <= 0 || this.#ended) return
    await new Promise<void>((resolve) => {
      this.#waits.add(resolve)
      setTimeout(resolve, ms)
    })
  }

  /** Keeps an element out of sight until the returned function is called or the run is over. */
  hide(element: Element | null | undefined): () => void {
    if (!element || this.#ended) return () => undefined
    const animation = element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 1, fill: 'both' })
    this.#animations.add(animation)
    return () => { animation.cancel() }
  }

  /** Whatever happens, this is done when the run is over. */
  afterwards(what: () => void): void {
    this.#afterwards.push(what)
  }

  /** To the end at once: what is under way and what would follow. */
  skip(): void {
    this.#ended = true
    for (const resolve of this.#waits) resolve()
    for (const animation of this.#animations) if (animation.playState !== 'idle') animation.finish()
  }

  /** Takes everything away that was put on the screen. */
  end(): void {
    this.#ended = true
    for (const animation of this.#animations) animation.cancel()
    for (const what of this.#afterwards.reverse()) what()
  }
}
