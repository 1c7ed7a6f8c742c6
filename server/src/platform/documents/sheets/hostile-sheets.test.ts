import { monitorEventLoopDelay } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { workbookOf } from '../../../testing/sheets.ts'
import { zipOf } from '../../../testing/zip.ts'
import { Refusal } from '../../base/refusal.ts'
import { parseSheet } from './parse-sheet.ts'
import { readSheet } from './read-sheet.ts'

const limits = { rows: 50_000, columns: 60, cellLength: 5_000 }
async function outcome(bytes: Buffer): Promise<string> {
  let rows = 0
  try {
    for await (const _ of readSheet(bytes, limits)) rows += 1
    return `${rows} rows`
  } catch (error) {
    if (error instanceof Refusal) return error.key
    throw error
  }
}

const main = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
const parts = {
  '[Content_Types].xml': '<Types/>',
  '_rels/.rels':
    '<Relationships><Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
  'xl/workbook.xml': `<workbook ${main}><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
  'xl/worksheets/sheet1.xml': '<worksheet><sheetData/></worksheet>',
}
const book = (changes: Partial<Record<string, string | null>>) =>
  zipOf(
    Object.fromEntries(
      Object.entries({ ...parts, ...changes }).flatMap(([name, text]) =>
        text === null || text === undefined ? [] : [[name, Buffer.from(text)]],
      ),
    ),
  )
const sheet = (rows: string) =>
  book({ 'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>` })
const megabyte = 1024 * 1024

test('refuses hostile workbooks at once, while the server goes on answering', async () => {
  await outcome(sheet('')) // the thread is started
  const delay = monitorEventLoopDelay({ resolution: 5 })
  const files: [string, Buffer, string][] = [
    ['unclosed cells', sheet('<row>' + '<c r="A1"'.repeat(60_000)), 'sheets.broken'],
    ['unclosed quotes', sheet('<row>' + '<c r="'.repeat(60_000)), 'sheets.broken'],
    ['endless attributes', sheet(`<row><c ${'a="1" b="2" '.repeat(500_000)}/></row>`), 'sheets.broken'],
    [
      'many attributes',
      sheet(`<row><c ${Array.from({ length: 9_000 }, (_, n) => `a${n}="1"`).join(' ')}/></row>`),
      'sheets.broken',
    ],
    ['shared texts of 61 MB', book({ 'xl/sharedStrings.xml': 'x'.repeat(61 * megabyte) }), 'sheets.tooLarge'],
    [
      'two parts of 31 MB',
      book({ 'xl/styles.xml': ' '.repeat(31 * megabyte), 'xl/sharedStrings.xml': ' '.repeat(31 * megabyte) }),
      'sheets.tooLarge',
    ],
    [
      'one long text named twenty thousand times',
      book({
        'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(4_900)}</t></si></sst>`,
        'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${`<row>${'<c t="s"><v>0</v></c>'.repeat(50)}</row>`.repeat(400)}</sheetData></worksheet>`,
      }),
      'sheets.tooLarge',
    ],
    ['an entity bomb', book({ 'xl/workbook.xml': '<!DOCTYPE x [<!ENTITY a "&a;&a;">]><workbook/>' }), 'sheets.broken'],
  ]
  delay.enable()
  for (const [name, bytes, expected] of files) {
    expect([name, await outcome(bytes)]).toEqual([name, expected])
  }
  delay.disable()
  expect(delay.max / 1e6).toBeLessThan(500)
})

test('refuses cells without end, however slow the machine is', async () => {
  const bytes = sheet(`<row>${'<c/>'.repeat(17_000)}</row>`.repeat(220))
  // Here and not in a thread, whose eight seconds a busy machine may need for so many.
  await expect(parseSheet({ bytes, limits }).next()).rejects.toMatchObject({ key: 'sheets.tooLarge' })
})

test.each([
  ['no relations', { 'xl/_rels/workbook.xml.rels': null }],
  ['no sheet', { 'xl/worksheets/sheet1.xml': null }],
  ['a relation that leads nowhere', { 'xl/_rels/workbook.xml.rels': '<Relationships/>' }],
  ['no sheet in the workbook', { 'xl/workbook.xml': '<workbook/>' }],
  ['a row that never ends', { 'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row><c><v>1</v>' }],
  ['no text at all', { 'xl/workbook.xml': '' }],
])('refuses a workbook with %s as broken', async (_, changes) => {
  expect(await outcome(book(changes))).toBe('sheets.broken')
})

test.each(['XFE1', 'AAAA1', '1A', 'A', '', 'a1', 'A99999999', '__proto__'])(
  'refuses the impossible cell name "%s"',
  async (name) => {
    expect(await outcome(sheet(`<row><c r="${name}"><v>1</v></c></row>`))).toBe('sheets.broken')
  },
)

test.each([
  ['a row beyond the last', '<row r="1048577"><c><v>1</v></c></row>'],
  ['row zero', '<row r="0"><c><v>1</v></c></row>'],
  ['rows in the wrong order', '<row r="2"><c><v>1</v></c></row><row r="1"><c><v>1</v></c></row>'],
  ['a shared text that is not there', '<row><c t="s"><v>7</v></c></row>'],
  ['a shared text called constructor', '<row><c t="s"><v>constructor</v></c></row>'],
  ['a number that is none', '<row><c><v>many</v></c></row>'],
])('refuses %s', async (_, rows) => {
  expect(await outcome(sheet(rows))).toBe('sheets.broken')
})

test('refuses or reads a workbook with flipped bytes, and refuses a wrong checksum', async () => {
  const good = await workbookOf([
    ['sku', 'quantity'],
    ['A-1', '3'],
  ])
  let seed = 7
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  for (let n = 0; n < 150; n += 1) {
    const bad = Buffer.from(good)
    for (let flips = 0; flips < 3; flips += 1) bad[random(bad.length)]! ^= 1 << random(8)
    expect(await outcome(bad)).toMatch(/^(sheets\.\w+|2 rows)$/)
  }
  const stored = book({})
  const at = stored.indexOf('PK\x01\x02', 'latin1')
  const wrong = Buffer.from(stored)
  for (let entry = at; entry >= 0; entry = wrong.indexOf('PK\x01\x02', entry + 4, 'latin1')) wrong[entry + 16]! ^= 1
  expect(await outcome(wrong)).toBe('sheets.broken')
})
