/** The server's HTTP API. A refusal is thrown as an Error whose message can be shown. */

import type {
  Bots, Device, Devices, Examples, GameReview, Games, LessonView, LineGiven, Link, Me, MyPuzzles, MyTables, PlayOn, PositionShown, Programs,
  Progress, PuzzleAnswer, PuzzleShown, Rating, Ratings, Retold, Statistics, Tables, TableSettings, TableView, Token,
} from './messages'
import { early } from './early'
import { textOf } from './hash'
import { keep, kept } from './kept'
import { has, t, type Values } from './texts'

export class Refused extends Error {
  constructor(readonly reason: string, readonly values: Values = {}) {
    super(has(`refused-${reason}`) ? t(`refused-${reason}`, named(values)) : t('home-unreachable'))
  }
}

/** The server identifies a family by its letter. */
function named(values: Values): Values {
  return 'family' in values ? { ...values, family: t(`family-${values['family']}`) } : values
}

/** A random mark of this browser, whoever uses it: people who sat down in the same one are not rated against each other. */
function browserMark(): Record<string, string> {
  let mark = kept('browser')
  if (typeof mark !== 'string') {
    keep('browser', textOf(crypto.getRandomValues(new Uint8Array(16))))
    mark = kept('browser')
  }
  return typeof mark === 'string' ? { 'oriflamme-browser': mark } : {}
}

export type Pool = 'people' | 'bots'

async function ask<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> {
  let response: Response
  try {
    response = await (method === 'GET' ? early(path) : undefined) ?? await fetch(path, {
      method,
      headers: { ...(method === 'POST' && browserMark()), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  } catch {
    throw new Refused('unreachable')
  }
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok && answer !== null) return answer as T
  const { reason = 'unreachable', values = {} } = (answer ?? {}) as { reason?: string, values?: Values }
  throw new Refused(reason, values)
}

const get = <T>(path: string): Promise<T> => ask<T>('GET', path)
const post = <T>(path: string, body?: object): Promise<T> => ask<T>('POST', path, body)
const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`

export const eventsOf = (id: string, viewer: string): string => `/api/games/${encodeURIComponent(id)}/events?viewer=${viewer}`

export const api = {
  /** The person on this device; null for a stranger. */
  async me(): Promise<Me | null> {
    try {
      return await get<Me>('/api/me')
    } catch (error) {
      if (error instanceof Refused && error.reason === 'no-person') return null
      throw error
    }
  },
  /** Become a person, or take another name. */
  name: (name: string): Promise<Me> => post('/api/me', { name }),
  forget: (): Promise<Me> => ask('DELETE', '/api/me'),
  devices: async (): Promise<Device[]> => (await get<Devices>('/api/me/devices')).devices,
  signOutOthers: async (): Promise<Device[]> => (await ask<Devices>('DELETE', '/api/me/devices')).devices,
  moveLink: (): Promise<Link> => post('/api/me/link'),
  takeLink: (token: string): Promise<Me> => post(`/api/links/${encodeURIComponent(token)}`),
  programs: async (): Promise<Me[]> => (await get<Programs>('/api/me/tokens')).programs,
  letIn: (name: string): Promise<Token> => post('/api/me/tokens', { name }),
  forgetProgram: (id: string): Promise<Me> => ask('DELETE', `/api/me/tokens/${encodeURIComponent(id)}`),
  myTables: (): Promise<MyTables> => get('/api/me/tables'),
  /** One page of games, the latest first. It begins after the given game. */
  myGames: (after = ''): Promise<Games> => get(`/api/me/games${after && `?after=${encodeURIComponent(after)}`}`),
  myStatistics: (): Promise<Statistics> => get('/api/me/statistics'),
  myProgress: (): Promise<Progress> => get('/api/me/progress'),
  /** Lets everybody see it, or nobody. */
  shareProgress: (shared: boolean): Promise<Progress> => post('/api/me/progress', { shared }),
  sharedProgress: (person: string): Promise<Progress> => get(`/api/people/${encodeURIComponent(person)}/progress`),

  bots: async (): Promise<string[]> => (await get<Bots>('/api/bots')).levels,
  tables: async (): Promise<TableView[]> => (await get<Tables>('/api/tables')).tables,
  table: (id: string): Promise<TableView> => get(table(id)),
  tableByCode: (code: string): Promise<TableView> => get(`/api/codes/${encodeURIComponent(code)}`),
  make: (settings: TableSettings): Promise<TableView> => post('/api/tables', { settings }),
  join: (id: string, seat?: string): Promise<TableView> => post(`${table(id)}/join`, seat ? { seat } : {}),
  leave: (id: string): Promise<TableView> => post(`${table(id)}/leave`),
  addBot: (id: string, level: string, seat?: string): Promise<TableView> =>
    post(`${table(id)}/bots`, seat ? { level, seat } : { level }),
  remove: (id: string, seat: string): Promise<TableView> => post(`${table(id)}/remove`, { seat }),
  /** Calls everybody to the game. */
  start: (id: string, commitment = ''): Promise<TableView> => post(`${table(id)}/start`, { commitment }),
  ready: (id: string, commitment: string): Promise<TableView> => post(`${table(id)}/ready`, { commitment }),
  bits: (id: string, bits: string): Promise<TableView> => post(`${table(id)}/bits`, { bits }),
  /** Reports a chat line to the operator of the server. */
  report: (id: string, name: string, at: number): Promise<LineGiven> => post(`${table(id)}/reports`, { name, at }),
  rematch: (id: string): Promise<TableView> => post(`${table(id)}/rematch`),

  /** By its id, or `daily`. */
  puzzle: (id: string): Promise<PuzzleShown> => get(`/api/puzzles/${encodeURIComponent(id)}`),
  answer: (id: string, action: string): Promise<PuzzleAnswer> => post(`/api/puzzles/${encodeURIComponent(id)}/answer`, { action }),
  myPuzzles: (): Promise<MyPuzzles> => get('/api/me/puzzles'),

  lesson: (name: string): Promise<LessonView> => get(`/api/lessons/${encodeURIComponent(name)}`),
  examples: async (): Promise<LessonView[]> => (await get<Examples>('/api/examples')).examples,

  /** A finished game as a viewer saw it: a family, `-` for a spectator, `all` for every card open. */
  retold: (id: string, viewer: string): Promise<Retold> => get(eventsOf(id, viewer)),
  recordRetold: (record: string, viewer: string): Promise<Retold> => post('/api/records/events', { record, viewer }),
  /** Its review as far as it has grown, without the decisions up to a number. */
  review: (id: string, after: number): Promise<GameReview> => get(`/api/games/${encodeURIComponent(id)}/review?after=${after}`),
  askForReview: (id: string): Promise<GameReview> => post(`/api/games/${encodeURIComponent(id)}/review`),
  position: (line: string): Promise<PositionShown> => get(`/api/position?p=${encodeURIComponent(line)}`),
  playOn: (id: string, from: PlayOn): Promise<TableView> => post(`/api/games/${encodeURIComponent(id)}/continue`, from),
  playOnRecord: (record: string, from: PlayOn): Promise<TableView> => post('/api/records/continue', { record, ...from }),
  playOnPosition: (position: string, seat: string, level: string): Promise<TableView> =>
    post('/api/positions/continue', { position, seat, level }),
  ratings: async (pool: Pool): Promise<Rating[]> =>
    (await get<Ratings>(`/api/ratings?pool=${pool}`)).ratings,
}

/** The text to show for an error. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Refused) return error.message
  throw error
}
