/* generated; see make messages */
export interface Clock { seconds?: number; bank?: number; days?: number }
export interface TableSettings { set?: string; kinds?: string[]; seats?: number; clock?: Clock; public?: boolean; random_seating?: boolean; watching?: boolean; aids?: boolean }
export interface SeatView { family: string; name?: string; person?: string; bot?: string; program?: boolean; stand_in?: string; host?: boolean }
export interface ClockView { left: number; banks?: { [k: string]: number } }
export interface Offer { action: string; influence?: { [k: string]: [number, number] }; tokens?: { [k: string]: [number, number] } }
export interface DecisionView { number: number; seat: string; question: string; legal?: Offer[]; clock?: ClockView | null }
export interface ResultView { winners: string[]; influence: { [k: string]: number }; seed: string; game: string }
export interface TableView { id: string; code: string; status: string; settings: TableSettings; seats: SeatView[]; hash: string; made: number; kinds?: string[]; after?: string; rematch?: string }
export interface Whole { type: 'table'; number: number; table: TableView; you?: string; position?: object | null; decision?: DecisionView | null; result?: ResultView | null; chat?: object[]; connected?: string[]; events?: object[] }
export interface Answer { type: 'answer'; id: string; accepted: boolean; reason?: string; values?: { [k: string]: string | number }; state?: Whole | null }
export interface News { type: 'news'; number: number; events: object[]; decision?: DecisionView | null; result?: ResultView | null; answer?: Answer | null }
export interface Presence { type: 'presence'; connected: string[] }
export interface Pong { type: 'pong' }
export interface Bye { type: 'bye'; reason: string }
export type FromServer = Whole | News | Answer | Presence | Pong | Bye
export type FromClient =
  | { type: 'hello'; number?: number | null; history?: boolean }
  | { type: 'act'; id: string; decision: number; action: string }
  | { type: 'say'; id: string; text: string }
  | { type: 'return'; id: string }
  | { type: 'mute'; id: string; name: string; muted?: boolean; all?: boolean }
  | { type: 'ping' }
