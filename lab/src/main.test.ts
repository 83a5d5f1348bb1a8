import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGUAGES } from '@grotto/words'
import { beforeAll, describe, expect, test } from 'vitest'
import { grotto, grottoProcess } from '../test-kit/command-line.ts'

describe('what is asked wrongly is answered helpfully, with exit code 2', () => {
  test.each([
    [['simulate', 'chess'], 'grotto: There is no command “chess”. “grotto --help” tells more.'],
    [['simulat', 'diamant'], 'Did you mean simulate?'],
    [['simulate', 'diamant', '--cavers', 'leader'], 'There is no option --cavers.'],
    [['simulate', 'diamant', '--games', 'many'], 'The option --games cannot be “many”. It must be a whole number.'],
    [['simulate', 'diamant', '--games', '0'], 'The option --games cannot be “0”. It must be at least 1.'],
    [['simulate', 'diamant', '--players', '9'], 'These options are not possible (D-1). Diamant is played by 2 to 8'],
    [['play', 'diamant', '--players', '9', '--lang', 'it'], 'Queste opzioni non sono possibili (D-1). '],
    [['simulate', 'diamant', '--bot', 'oracle'], 'No bot “oracle” plays Diamant. There are random, '],
    [['play', 'diamant', '--bot', 'oracle', '--lang', 'it'], 'Nessun bot «oracle» gioca a Diamant. Ci sono random, '],
    [
      ['play', 'diamant', '--players', 'x', '--lang', 'fr'],
      'L’option --players ne peut pas valoir « x ». Il faut un nombre entier.',
    ],
    [['play', 'diamant', '--lang', 'es', '--seed'], 'La opción --seed necesita un valor.'],
    [['bots', 'diamant', 'sub-terra'], 'There are too many words.'],
    [['simulate', 'sub-terra', '--cavers', 'leader,leader,medic,scout'], '(S-1). The Leader can come along only once.'],
    [['compare', 'diamant'], 'The option --bots must be given.'],
    [['compare', 'diamant', '--bots', 'random'], '--against names who has the other seats'],
    [['play', 'diamant', '--people', '9', '--lang=fr'], 'Il n’y a que 4 places'],
    [['play', 'diamant', '--lang', 'zxx'], `The option --lang cannot be “zxx”. Possible: ${LANGUAGES.join(', ')}.`],
    [['simulate', 'diamant', '--options', '{'], 'The option --options cannot be “{”. It is not JSON'],
    [['replay', 'no-such-file.json'], 'cannot be read'],
    [['analyse', 'no-such-file.json'], 'cannot be read'],
    [['analyse', 'package.json'], 'is no record of a game'],
    [['verify'], '“file” is missing.'],
  ])('%j', async (args, says) => {
    const { status, stdout, stderr } = await grotto(args)
    expect(stderr).toContain(says)
    expect(stdout).toBe('')
    expect(status).toBe(2)
  })

  test.each([
    ['a command that is not understood', ['simulat', 'diamant']],
    ['one that cannot be done', ['simulate', 'diamant', '--bot', 'oracle']],
    ['and one that is refused in words', ['play', 'diamant', '--players', '9', '--lang', 'it']],
  ])('%s: a process of its own says and ends the same', async (_, args) => {
    expect(grottoProcess(args)).toEqual(await grotto(args))
  })
})

test('the version is that of package.json, with the commit where there is one', () => {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
    version: string
  }
  const { status, stdout } = grottoProcess(['--version'])
  expect([status, stdout.split(' ')[0]!.trim()]).toEqual([0, version])
})

test('a record of bots names them by their ids, as a server does, so that each reader can call them by their names', async () => {
  const { stdout } = await grotto(['record', 'diamant', '--players', '3', '--bot', 'hand-ten'])
  const { sitters } = JSON.parse(stdout) as { sitters: readonly { readonly name: string }[] }
  expect(sitters.map(({ name }) => name)).toEqual(['hand-ten', 'hand-ten', 'hand-ten'])
})

test('help is no error', () => {
  const { status, stdout } = grottoProcess(['--help'])
  expect(status).toBe(0)
  expect(stdout).toContain('referee')
})

test('bots are listed with name, level and a line about each, in the language asked for', async () => {
  const { stdout } = await grotto(['bots', 'diamant', '--lang', 'it'])
  expect(stdout).toMatch(/diamant-strong +Obsidian, livello 4 \(forte\)\. Osserva come gioca/)
  expect(stdout).toMatch(/scales +Scales, livello 2 \(prudente\), solo per misurare\./)
  expect(JSON.parse((await grotto(['bots', 'sub-terra', '--json'])).stdout)[0]).toMatchObject({
    id: 'random',
    version: 1,
    level: 1,
  })
})

test('simulate gives one JSON object with the figures', () => {
  const { status, stdout } = grottoProcess([
    'simulate',
    'diamant',
    '--players',
    '3',
    '--games',
    '50',
    '--seed',
    's',
    '--json',
  ])
  expect(status).toBe(0)
  expect(Object.keys(JSON.parse(stdout))).toEqual([
    'games',
    'reveals',
    'decisions',
    'scorePerPlayer',
    'busts',
    'relicsTaken',
    'relicsLost',
    'sharedVictories',
  ])
})

test('simulate sub-terra gives one JSON object with the figures', () => {
  const party = ['--cavers', 'leader,medic,scout,bodyguard', '--difficulty', 'expert', '--edition', 'it']
  const { status, stdout } = grottoProcess([
    'simulate',
    'sub-terra',
    ...party,
    '--games',
    '20',
    '--bot',
    'random',
    '--json',
  ])
  expect(status).toBe(0)
  const figures = JSON.parse(stdout)
  expect(Object.keys(figures)).toEqual([
    'games',
    'rounds',
    'tiles',
    'decisions',
    'falls',
    'fallsByCause',
    'horrors',
    'devoured',
    'outOfTime',
    'results',
  ])
  expect(Object.keys(figures.results)).toEqual(['gold', 'silver', 'bronze', 'defeat'])
})

test('a terminal without anybody in front of it reads lines; a map and sentences show the cave', () => {
  const { status, stdout } = grottoProcess(['play', 'sub-terra', '--seed', 's', '--lang', 'en'], 'reveal n\nquit\n')
  expect(status).toBe(0)
  expect(stdout).toContain('1-S-')
  expect(stdout).toContain('Leader: the start tile at a1, 3 of 3 health points, acting now, 2 action points left')
  expect(stdout).toContain(' 5 Explore to the north (1 point)')
  expect(stdout).toContain('Player 1, what do you do?')
  expect(stdout).toContain('The game was stopped.')
  expect(stdout).not.toMatch(/\bhp\d|\bap\d|seat \d/)
})

test('a hint in the cave names actions, what they promise, and why', () => {
  const { stdout } = grottoProcess(['play', 'sub-terra', '--seed', 's', '--lang', 'en'], 'hint\nquit\n')
  expect(stdout).toMatch(/\w+: (\w+ )+.*wins \d+% of the time\n {4}\w/)
})

describe('a recorded game', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'grotto-')), 'game.json')
  beforeAll(() => {
    expect(grottoProcess(['record', 'diamant', '--players', '3', '--seed', 'r', '--out', file]).status).toBe(0)
  })

  test('verifies', async () => {
    const { status, stdout } = await grotto(['verify', file])
    expect(stdout).toMatch(
      /^holds: \d+ entries; every card and die was recomputed.*; its fairness is as claimed by the file\n$/,
    )
    expect(status).toBe(0)
  })

  test('to which something was written holds as before, and says what and where', async () => {
    const record = JSON.parse(readFileSync(file, 'utf8'))
    const written = `${file}.written`
    const marks = [{ at: { card: 1 } }, { at: { card: 0 }, to: { card: 1 } }]
    const annotations = [{ move: 2, at: 0, by: 'Bo', text: 'Why\u001b[2J not?', marks }]
    writeFileSync(written, JSON.stringify({ ...record, annotations }))
    expect(JSON.parse((await grotto(['verify', written, '--json'])).stdout)).toMatchObject({
      holds: true,
      annotations: 1,
    })
    const line = '# Bo: Why [2J not?: [card=1]: [card=0 > card=1]'
    for (const flags of [['--notation'], ['--step', '2', '--lang', 'it']])
      expect((await grotto(['replay', written, ...flags])).stdout).toContain(line)
    writeFileSync(written, JSON.stringify({ ...record, annotations: [{ move: -1 }] }))
    expect((await grotto(['verify', written])).status).not.toBe(0)
  })

  test('that was imported says so when it is verified and replayed, and announces nothing', async () => {
    const record = JSON.parse(readFileSync(file, 'utf8')) as { fairness: object; entries: object[] }
    const marked = `${file}.imported`
    writeFileSync(marked, JSON.stringify({ ...record, imported: 'whole' }))
    expect((await grotto(['verify', marked])).stdout).toContain('\nimported: the whole game had come from another file')
    expect(JSON.parse((await grotto(['verify', marked, '--json'])).stdout)).toMatchObject({
      fairness: 'claimed',
      imported: 'whole',
    })
    expect((await grotto(['replay', marked, '--lang', 'en'])).stdout).toMatch(
      /^This whole game came .*\n\nExpedition 1: /,
    )
    expect((await grotto(['replay', marked, '--notation'])).stdout).toMatch(
      /^imported: the whole game .*\n0\. set-up\n/,
    )
    const [first] = (await grotto(['replay', marked, '--json'])).stdout.split('\n')
    expect(JSON.parse(first!)).toMatchObject({ number: 0, imported: 'whole' })
    const table = JSON.stringify({ id: 't', imported: 'whole', fairness: record.fairness })
    for (const claimed of [table, marked])
      expect(await grotto(['verify', file, '--announced', claimed])).toMatchObject({ status: 2, stdout: '' })
    writeFileSync(marked, JSON.stringify({ ...record, imported: 'start' }))
    expect((await grotto(['verify', marked])).stdout).toContain('\nimported: the game goes on from a position')
  })

  test('verifies against what was announced, in a file or as it is; other shuffles are refused', async () => {
    const { fairness } = JSON.parse(readFileSync(file, 'utf8')) as { fairness: { commitments: Record<string, string> } }
    const announced = JSON.stringify(fairness.commitments)
    writeFileSync(`${file}.announced`, JSON.stringify({ fairness }))
    expect(await grotto(['verify', file, '--announced', announced])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('the shuffles are those that were announced, the moves as claimed by the file'),
    })
    expect((await grotto(['verify', file, '--announced', `${file}.announced`])).status).toBe(0)
    const exchanged = announced.replace(/[0-9a-f]{64}/, '0'.repeat(64))
    const { status, stdout } = await grotto(['verify', file, '--announced', exchanged])
    expect([status, stdout]).toEqual([1, expect.stringContaining('is not the one that was announced')])
    expect((await grotto(['verify', file, '--announced', '{}'])).status).toBe(2)
  })

  test('is replayed to its end, or to a step', async () => {
    expect((await grotto(['replay', file, '--notation'])).stdout).toMatch(/^0\. set-up\n {3}expeditionStarted round=1/)
    expect(JSON.parse((await grotto(['replay', file, '--step', '0', '--json'])).stdout)).toMatchObject({
      round: 1,
      over: false,
    })
    expect(await grotto(['replay', file, '--step', '9999'])).toMatchObject({ status: 2 })
  })

  test('is told as a story, by the names of those who played', async () => {
    const told = (await grotto(['replay', file, '--lang', 'es'])).stdout
    expect(told).toMatch(/^Expedición 1: entran todos\./)
    expect(told).toMatch(/\n\nExpedición 5: [\s\S]*\n\n.*(?:gana|se reparten|comparten)/)
    expect(told).toContain('Flitter II (bot)')
    expect(told).not.toMatch(/seat \d|[{}=]/)
    expect((await grotto(['replay', file, '--lang', 'es', '--step', '0'])).stdout).toMatch(/^Expedición 1 de 5: /)
  })

  test('is broken when somebody altered it, exit code 1', () => {
    const altered = readFileSync(file, 'utf8').replace('"type":"goOn"', '"type":"leave"')
    writeFileSync(`${file}.altered`, altered)
    const { status, stdout } = grottoProcess(['verify', `${file}.altered`, '--json'])
    expect(JSON.parse(stdout)).toMatchObject({ holds: false, entry: expect.any(Number) })
    expect(status).toBe(1)
  })
})

test('perft counts lines of play', () => {
  const { stdout } = grottoProcess(['perft', 'diamant', '--players', '3', '--depth', '4', '--seed', '1', '--json'])
  expect(JSON.parse(stdout).counts.slice(0, 3)).toEqual([2, 4, 8])
})

test('the referee answers line by line', () => {
  const lines = ['{"do":"new","game":"diamant","seed":"x"}', 'nonsense', '{"do":"legal","seat":0,"id":7}']
  const answers = grottoProcess(['referee'], lines.join('\n'))
    .stdout.trim()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(answers.map(answer => answer.ok)).toEqual([true, false, true])
  expect(answers[2]).toMatchObject({ id: 7, texts: ['goOn', 'leave'] })
})
