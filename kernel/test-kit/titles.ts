/** `test('A-6 …')` and `test.each(…)('A-6 …')`; neither a group nor a text that something is compared with. */
const TEST = /(?<![.\w])test(?:\.each\([\s\S]*?\))?\(\s*(['"`])([A-Z]-\d+.*?)\1/g

/** What the tests in a source are called that begin with a rule. A group's title proves nothing about what is in it. */
export const titlesCiting = (source: string): string[] => [...source.matchAll(TEST)].map(match => match[2]!)
