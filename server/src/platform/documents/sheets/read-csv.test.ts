import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'
import { csvRows, readCsv } from './read-csv.ts'

const limits = { rows: 3, columns: 3, cellLength: 20 }
const be = (text: string) => Buffer.from(text, 'utf16le').swap16()
const codes = (...bytes: number[]) => Buffer.from(bytes)
const text = 'name;price\nCafé shirt;€ 12,50\n'
const arabic = 'name;price\nقميص صيفي;12\n'
const western = Buffer.concat([
  Buffer.from('name;price\nCaf'),
  codes(0xe9),
  Buffer.from(' shirt;'),
  codes(0x80),
  Buffer.from(' 12,50\n'),
])

test.each([
  ['UTF-8', Buffer.from(text), text],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`), text],
  ['UTF-16 with a mark', Buffer.from(`\uFEFF${text}`, 'utf16le'), text],
  ['UTF-16 with a mark, the other way round', be(`\uFEFF${text}`), text],
  ['UTF-16 without a mark', Buffer.from(arabic, 'utf16le'), arabic],
  ['UTF-16 without a mark, the other way round', be(text), text],
  ['Windows-1252', western, text],
  [
    'Windows-1252 in capitals',
    Buffer.from('name;color\nROBE CRÉÉE À PARIS;GRÜN\nm³;½', 'latin1'),
    'name;color\nROBE CRÉÉE À PARIS;GRÜN\nm³;½',
  ],
  [
    'xml that says so',
    Buffer.from('<?xml version="1.0" encoding="ISO-8859-9"?><a>\xfeal</a>', 'latin1'),
    '<?xml version="1.0" encoding="ISO-8859-9"?><a>şal</a>',
  ],
  ['UTF-8 with a stray zero', Buffer.from('name\nGo\0od\n'), 'name\nGo\0od\n'],
  ['nothing', Buffer.alloc(0), ''],
])('reads %s', (_, bytes, expected) => {
  expect(decodeText(bytes)).toBe(expected)
})

test.each([
  ['Arabic in Windows-1256', codes(0xde, 0xe3, 0xed, 0xd5, 0x0a)],
  ['Russian in Windows-1251', codes(0xd0, 0xf3, 0xe1, 0xe0, 0xf8, 0xea, 0xe0)],
  ['Turkish in Windows-1254', Buffer.from('name\n\xfeal', 'latin1')],
  ['Polish in Windows-1250', Buffer.from('name\nbia\xb3y', 'latin1')],
  ['French of an old Mac', Buffer.from('name\ncaf\x8e', 'latin1')],
  ['UTF-16 that ends within a letter', Buffer.from('\uFEFFab', 'utf16le').subarray(0, 5)],
  ['broken UTF-8 behind a mark', codes(0xef, 0xbb, 0xbf, 0xe9, 0x41)],
  ['a picture', codes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ['xml of an encoding that does not exist', Buffer.from('<?xml version="1.0" encoding="none"?>\xe9', 'latin1')],
])('cannot tell the letters of %s', async (_, bytes) => {
  expect(decodeText(bytes)).toBeNull()
  await expect(readCsv(bytes, limits).next()).rejects.toMatchObject({ key: 'sheets.encoding' })
})

test.each([
  [
    'commas',
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'semicolons beside commas',
    'a;b\n1,5;2',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    'tabs and quotes inside of cells',
    'a\tb\n6" pipe\t2',
    [
      ['a', 'b'],
      ['6" pipe', '2'],
    ],
  ],
  [
    'quoted separators in the first line',
    '"a,,,,b";c\n1;2',
    [
      ['a,,,,b', 'c'],
      ['1', '2'],
    ],
  ],
  ['quoted lines and quotes', 'a,b\r\n"1\n2","say ""hi"""\r\n', [['a', 'b'], ['1\n2', 'say "hi"'], ['']]],
  [
    'line ends of an old Mac',
    'a,b\r1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'an empty quoted cell',
    'a,b\n"",2',
    [
      ['a', 'b'],
      ['', '2'],
    ],
  ],
  ['an unclosed quote', 'a,b\n"1,2', [['a', 'b'], ['1,2']]],
  [
    'an empty last cell',
    'a,b\n1,',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  ['one column', 'a\n1', [['a'], ['1']]],
])('splits %s', (_, csv, rows) => {
  expect([...csvRows(csv)].map(({ cells }) => cells)).toEqual(rows)
})

test('an upload has rows without the empty ones, numbered as in the file, and limits', async () => {
  const read = async (csv: string) => {
    const rows = []
    for await (const row of readCsv(Buffer.from(csv), limits)) rows.push(row)
    return rows
  }
  expect(await read('a,b\n\n1,2\n')).toEqual([
    { row: 1, cells: ['a', 'b'] },
    { row: 3, cells: ['1', '2'] },
  ])
  await expect(read('a\n1\n2\n3\n4')).rejects.toMatchObject({ key: 'sheets.tooManyRows' })
  await expect(read('a,b,c,d')).rejects.toMatchObject({ key: 'sheets.tooManyColumns' })
  await expect(read(`a\n${'x'.repeat(21)}`)).rejects.toMatchObject({ key: 'sheets.cellTooLong' })
})
