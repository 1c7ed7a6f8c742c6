import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { type Check, checkRows, importRows, problemsIn } from './import-rows.ts'
import { needs, readNamedRows } from './named-rows.ts'

type Row = { row: number; code: string; count: string }
type Said = { code: string; count: number }
const rows = (...list: [string, string][]): Row[] => list.map(([code, count], at) => ({ row: at + 2, code, count }))

/** A count is a number, and a code stands once. */
const check: Check<Row, Said> = ({ code, count }, { object, first }) => {
  const before = first(code)
  if (before !== undefined) object({ column: 'code', key: 'test.twice', params: { first: before } })
  if (!/^\d+$/.test(count)) return object({ column: 'count', key: 'test.count', params: { value: count } })
  return { code, count: Number(count) }
}
const store = () => {
  const parts: string[][] = []
  const write = async (entries: readonly Said[]) => {
    parts.push(entries.map(({ code }) => code))
    return entries.filter(({ count }) => count > 0).length
  }
  return { parts, write }
}
const language = 'en'
const say = ((_: string, key: string, params: object) => `${key} ${JSON.stringify(params)}`) as never

test('takes the good rows and reports every problem of the others by row and column', async () => {
  const { parts, write } = store()
  const given = rows(['A', '1'], ['B', 'x'], ['A', 'y'], ['C', '0'])
  const { taken, changed, refused } = await importRows(given, { check, write })
  expect([taken, changed, parts]).toEqual([2, 1, [['A', 'C']]])
  expect(problemsIn({ say, language }, refused)).toEqual([
    { row: 3, column: 'count', problem: 'test.count {"value":"x"}' },
    { row: 4, column: 'code', problem: 'test.twice {"first":2}' },
    { row: 4, column: 'count', problem: 'test.count {"value":"y"}' },
  ])
})

test('a whole sheet is written or refused', async () => {
  const { parts, write } = store()
  const kind = { check, write, isWhole: true }
  const bad = await importRows(rows(['A', '1'], ['B', 'x'], ['C', '1']), kind)
  expect([bad.taken, bad.changed, bad.refused.map(({ of }) => of.row), parts]).toEqual([0, 0, [3], []])
  const good = await importRows(rows(['A', '1'], ['B', '2']), kind)
  expect([good.taken, good.changed, good.refused, parts]).toEqual([2, 2, [], [['A', 'B']]])
})

test('writes in batches, in the order of the sheet; a failure ends it', async () => {
  const { parts, write } = store()
  const given = rows(...'ABCDE'.split('').map((code): [string, string] => [code, code === 'B' ? 'x' : '1']))
  expect(await importRows(given, { check, write, batch: 2 })).toMatchObject({ taken: 4, changed: 4 })
  expect(parts).toEqual([
    ['A', 'C'],
    ['D', 'E'],
  ])
  const broken = importRows(given, {
    check,
    batch: 2,
    write: async (entries) => {
      if (entries[0]!.code === 'D') throw new Error('no room')
      return write(entries)
    },
  })
  await expect(broken).rejects.toThrow('no room')
})

test('nothing is written where no row is good, and a check alone writes nothing', async () => {
  const { parts, write } = store()
  const given = rows(['A', 'x'])
  expect(await importRows(given, { check, write })).toMatchObject({ taken: 0, changed: 0, refused: [{}] })
  expect(checkRows(rows(['A', '1'], ['A', '2']), check).map(({ parsed }) => parsed)).toEqual([
    { code: 'A', count: 1 },
    null,
  ])
  expect(parts).toEqual([])
})

test('tells of a thousand problems at the most', async () => {
  const given = rows(...Array.from({ length: 1_200 }, (_, n): [string, string] => [`${n}`, 'x']))
  const { refused } = await importRows(given, { check, write: store().write })
  expect([refused.length, problemsIn({ say, language }, refused).length]).toEqual([1_200, 1_000])
})

test('rows are named by the first one, from a csv where it is taken, and a missing column is named', async () => {
  const limits = { rows: 10, columns: 5, cellLength: 100 }
  const upload = (text: string) => ({ file: async () => ({ file: Readable.from([Buffer.from(text)]) }) as never })
  const read = (text: string, takesCsv = true) =>
    readNamedRows(upload(text), limits, needs(['code', 'count']), { columnName: (title) => title.trim(), takesCsv })
  expect(await read('code, count \nA,1\n,\nB')).toEqual([
    { row: 2, cells: { code: 'A', count: '1' } },
    { row: 4, cells: { code: 'B', count: '' } },
  ])
  await expect(read('code\nA')).rejects.toMatchObject({
    key: 'sheets.missingColumn',
    details: { params: { column: 'count' } },
  })
  await expect(read('code,count\n')).rejects.toMatchObject({ key: 'sheets.empty' })
  await expect(read('code,count\nA,1', false)).rejects.toMatchObject({ key: expect.stringMatching(/^sheets\./) })
})
