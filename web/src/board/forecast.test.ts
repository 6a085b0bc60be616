// What the page says that an answer brings must be what the engine then does: every kind of question of both sets, with 0, 1 and
// 3 tokens on the card, in all languages.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import type { Board } from '../game/board'
import { marked, optionsOf, type Option } from '../game/options'
import type { Offer, Question } from '../kit/messages'
import { LANGUAGES, has, load, loadRest, t } from '../kit/texts'
import type { Facts } from './facts'
import { givenBy } from './forecast'
import { askedOf, consequenceOf, wordLabel } from './question'

type Key = [what: string, family: string, card: number, victim: string, tokens: number, why: string]

interface Asked {
  question: Question
  board: Board
  legal: Offer[]
  /** What each action really brings. */
  done: Record<string, [Key, number][]>
}

const root = fileURLToPath(new URL('../../..', import.meta.url))
const printed = execFileSync(`${root}/.venv/bin/python`, ['-m', 'tests.helpers.forecasts'], { cwd: root, maxBuffer: 1 << 28 })
const walk = printed.toString().trim().split('\n').map((line) => JSON.parse(line) as Asked)

function factsOf({ board, question, legal }: Asked, option?: Option): Facts {
  const options = optionsOf(legal)
  const touched = option ? { verb: option.verb, kind: option.kind, spot: option.spot } : {}
  return {
    board, you: 'R', name: (family) => `<${family}>`, options, touched, marked: option && marked(options, touched),
    decision: { number: 1, seat: 'R', question, legal },
  }
}

/** Every answer with the text shown for it and what it does. */
const answers = walk.flatMap((asked) => optionsOf(asked.legal).map((option) => ({ asked, option, done: asked.done[option.action] ?? [] })))

/** All texts of a language. */
async function speak(language: string): Promise<void> {
  await load(language)
  await loadRest()
}

afterAll(() => speak('en'))

describe.each(LANGUAGES)('in %s', (language) => {
  test('all that is said of an answer is in words, and its numbers are those of what happens', async () => {
    await speak(language)
    for (const { asked, option, done } of answers) {
      const facts = factsOf(asked, option)
      const said = givenBy(facts, option)
      expect(`${askedOf(facts)} ${consequenceOf(facts)} ${has(`word-${option.verb}`) ? wordLabel(facts, option.verb) : ''} ${said}`).not.toMatch(/undefined|NaN|\{|\[object/)
      for (const [[what, family, , victim, tokens, why], amount] of done) {
        const where = `${option.action} ${JSON.stringify(asked.board.row.map((stack) => stack[0]?.kind))}: ${said}`
        if (what === 'tokens-collected') expect(said, where).toContain(tokens === amount ? t('gives-tokens-taken', { number: tokens }) : t('gives-tokens-worth', { number: tokens, amount }))
        if (what === 'no-effect') expect(said, where).toContain(t(`nothing-${why.replaceAll('.', '-')}`, { name: t(`card-${facts.board.row.flat().find(({ handle }) => handle === facts.board.acting)?.kind}`) }))
        if (what === 'robbed' && amount > 0) expect(said, where).toContain(`<${victim}>`)
        if (what === 'reacted') expect(said, where).toContain(`<${family}>`)
        if (what === 'gained' && family === 'R') expect(numbersIn(said).some((number) => number >= amount), where).toBe(true)
        if (what === 'kept') expect(said, where).not.toBe('')
      }
    }
  })

  test('why it is nothing can be said', () => {
    for (const { done } of answers) for (const [[what, , , , , why]] of done) if (what === 'no-effect') expect(has(`nothing-${why.replaceAll('.', '-')}`), why).toBe(true)
  })
})

const numbersIn = (text: string): number[] => [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits))

describe('what a card is said to do', () => {
  /** The text on the button that reveals this card of Red's. */
  function revealing(kind: string, tokens: number, ...row: string[]): string {
    const asked = walk.find(({ board, question }) => {
      const acting = board.row.flat().find(({ handle }) => handle === board.acting)
      return question === 'keep' && acting?.kind === kind && acting.tokens === tokens && board.row.map((stack) => stack[0]?.kind ?? '_').join() === row.join()
    })
    if (!asked) throw new Error(`nobody is asked to reveal ${kind} in ${row.join()}`)
    return wordLabel(factsOf(asked), 'reveal')
  }

  const short = (kind: string): string => t(`card-${kind}.short`).replace(/^./, (letter) => letter.toUpperCase())

  test('tokens and ability apart', async () => {
    await speak('en')
    expect(revealing('archer', 1, '_', 'archer', '_')).toBe(`Takes its 1 token. ${short('archer')}: +1. <B> or <G> may strike back.`)
    expect(revealing('spy', 3, '_', 'spy', '_')).toBe(`Takes its 3 tokens. ${short('spy')}: +1.`)
    expect(revealing('conspiracy', 3, '_', 'conspiracy', '_')).toBe('Its 3 tokens bring 6. Then your card is discarded.')
    expect(revealing('ambush', 3, '_', 'ambush', '_')).toBe('Its 3 tokens are lost. You gain 1. Then your card is discarded.')
    expect(revealing('revolt', 1, '_', 'revolt', '_', 'infiltration'))
      .toBe("Its 1 token brings 0. Eliminates <B>’s closed card at 1 and <G>’s closed card at 3. You gain 2. <B> or <G> may strike back. Tokens may be lost. Then it’s turned face down again.")
    expect(revealing('revolt', 3, '_', 'revolt')).toBe('Its 3 tokens bring 2. Eliminates <B>’s closed card at 1. You gain 1. <B> may strike back: up to +2. Then it’s turned face down again.')
  })

  test('nothing, and why', async () => {
    await speak('en')
    expect(revealing('heir', 0, 'soldier', 'heir', 'heir', 'archer', '_', 'conspiracy')).toBe('It gives nothing: another Heir lies open.')
    expect(revealing('heir', 1, 'soldier', 'heir', 'heir', 'archer', '_', 'conspiracy')).toBe('Takes its 1 token. It gives nothing: another Heir lies open.')
    expect(revealing('shapeshifter', 0, 'shapeshifter')).toBe('It gives nothing: there’s no card it could choose.')
    expect(revealing('conspiracy', 0, 'conspiracy')).toBe('It gives nothing. Then your card is discarded.')
  })
})

test('a Judge with no marked card is not asked for an elimination', () => {
  const judge = walk.find(({ question, legal }) => question === 'verdict' && legal.every(({ action }) => action.startsWith('verdict')))
  const other = walk.find(({ question, legal }) => question === 'verdict' && legal.some(({ action }) => action.startsWith('eliminate')))
  expect(judge && askedOf(factsOf(judge))).toBe('Judge: which card gets the verdict?')
  expect(other && askedOf(factsOf(other))).toBe('Judge: give a verdict, or eliminate?')
})
