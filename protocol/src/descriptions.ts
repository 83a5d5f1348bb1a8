import type { CommandType } from './commands.ts'
import type { MessageType } from './messages.ts'

/** What each command does, for the description of the API. */
export const COMMANDS_SAY: { readonly [T in CommandType]: string } = {
  hello: 'First word on a socket: the version of the protocol, and what the client already knows.',
  watch: 'Socket only: send me this table, and whatever happens there.',
  unwatch: 'Socket only: I no longer look at this table.',
  look: 'Socket only: whether the page is in sight. Who looks is not reminded of a turn.',
  sit: 'Takes a seat before the game: the given one, or the first that is free. The answer names it.',
  invite: 'The host keeps a free seat for whoever comes with this invitation.',
  leave: 'Gives my seat up; in a game a bot takes it.',
  ready: 'Says that I am ready. The host’s start waits for everybody.',
  setBot: 'The host puts a bot in a free seat; the page /api lists the bots of each game.',
  removeSeat: 'The host empties a seat, or withdraws an invitation.',
  choosePieces: 'Chooses what my seat plays with before the game; the host may choose for a bot.',
  configure: 'The host changes options of the game or settings of the table, before the game.',
  start: 'The host begins the game. With anyway, nobody is waited for.',
  reveal: 'While a table starts: the bytes this device committed to. Programs that gave none have nothing to do.',
  act: 'Performs an action of the game: an object as <game>.Action describes it. With version, it is refused as stale if the table has moved on; leave it out where several seats choose at once.',
  undo: 'Takes my last action back where that is free, else asks the others.',
  vote: 'Agrees or disagrees: about taking back, stopping the game, or removing somebody.',
  standIn: 'Lets a bot decide for my seat; without bot I take it back.',
  handOver: 'Gives my seat to somebody who looks on.',
  rematch: 'Opens a table where the same people play again.',
  rename: 'Socket only: changes my name.',
  mute: 'The host silences somebody, or lets her be heard again.',
  chat: 'Socket only: says something to everybody at the table.',
  phrase: 'Socket only: calls a phrase that everybody reads in her own language.',
  point: 'Socket only: points at something on the board.',
  intend: 'Socket only: shows what I mean to do; null takes it back.',
  shadow: 'Socket only: without a seat, I ask to look over a player’s shoulder; null ends it.',
  allowShadow: 'Socket only: lets somebody look over my shoulder who asked, or no longer.',
  attend: 'Socket only: what of the board I consider, for those who look over my shoulder.',
  joinReview: 'Socket only: I look at a finished game together with all who have the code of this link.',
  leaveReview: 'Socket only: I no longer look at it.',
  show: 'Socket only: whoever leads shows a move, or a line that leaves the game there: actions with the chance that fell, which everybody’s own engine follows.',
  handLead: 'Socket only: whoever leads lets somebody else lead.',
  annotate:
    'Writes or draws something to a move of the finished game that I look at together with others. It stays with the game and its record.',
  unannotate: 'Takes an annotation away: whoever wrote it may, and those whose game it is.',
}

/** What each message tells. */
export const MESSAGES_SAY: { readonly [T in MessageType]: string } = {
  answer: 'The answer to a command: ok, refused (a rule of the game says no) or error.',
  welcome: 'Socket only: the answer to hello.',
  table:
    'A table afresh, everything one may know: info, your seat in you (null without one), view as <game>.View describes it, the seats toAct, the last steps in log with events as <game>.Event.',
  update:
    'What has changed. On an event stream view, toAct and log are whole; info and you come only when they changed.',
  presence: 'Who is connected.',
  chat: 'Somebody said something.',
  phrase: 'Somebody called a phrase.',
  point: 'Somebody pointed at something.',
  intend: 'Somebody showed a plan.',
  bye: 'The server goes, or sends you away; again is how many milliseconds to wait before coming back.',
  closed:
    'Onlookers are not welcome at this table, or no longer, or the code by which one looks at its finished game was withdrawn: nothing more comes of it.',
  beat: 'Socket only: nothing has happened, and the line is alive. A stream has a comment line instead.',
  notice: 'Whoever runs the server tells everybody something.',
  shadows: 'Socket only: to a player: who asks to look over her shoulder, and whom she lets.',
  shadowing: 'Socket only: to whoever asked: over whose shoulder, and whether she may.',
  attention:
    'Socket only: to whoever looks over a player’s shoulder: what of the board that player considers. Where players have secrets it comes when they are turned up.',
  review: 'Socket only: who looks at a finished game together, who leads, and what she shows.',
  annotations: 'Socket only: what is written to its moves, whole when one comes, then what is added or taken away.',
}
