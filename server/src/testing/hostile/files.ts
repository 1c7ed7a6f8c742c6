import { zipOf } from '../zip.ts'
import type { Random } from './random.ts'

const workbook = (sheet: string, more: Record<string, Buffer> = {}) =>
  zipOf({
    '[Content_Types].xml': Buffer.from('<Types/>'),
    'xl/workbook.xml': Buffer.from(
      '<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': Buffer.from(
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': Buffer.from(sheet),
    ...more,
  })

const made = new Map<string, Buffer>()
/** Made once: some are slow to pack. */
const once = (name: string, make: () => Buffer) => () => {
  const file = made.get(name) ?? make()
  made.set(name, file)
  return { name, file }
}

const files = [
  once('empty.xlsx', () => Buffer.alloc(0)),
  once('unclosed.xlsx', () => workbook(`<worksheet><sheetData><row>${'<c r="A1"'.repeat(20_000)}`)),
  once('bomb.xlsx', () => workbook('<a/>', { 'xl/sharedStrings.xml': Buffer.alloc(70 * 1024 * 1024, 'x') })),
  once('names.xlsx', () =>
    workbook('<worksheet><sheetData><row><c r="__proto__"><v>1</v></c></row></sheetData></worksheet>'),
  ),
  once('cut.zip', () => workbook('<worksheet/>').subarray(0, 120)),
  once('entries.zip', () =>
    zipOf(Object.fromEntries(Array.from({ length: 6_000 }, (_, n) => [`${n}`, Buffer.alloc(1)]))),
  ),
  once('fake.png', () => Buffer.from('<script>alert(1)</script>')),
  once('cut.png', () => Buffer.from('89504e470d0a1a0a0000000d49484452ffffffffffffffff08060000', 'hex')),
  once('cut.gif', () => Buffer.from('GIF89a\xff\xff\xff\xff', 'latin1')),
  once('a.pdf', () => Buffer.from('%PDF-1.7')),
  once('nul.csv', () => Buffer.from([0, 1, 2, 3])),
  once('..%2f..%2fa.svg', () => Buffer.from('<svg onload="x"/>')),
]

/** A body as a browser would send it, or one that no browser sends. */
export function hostileUpload(random: Random): { body: Buffer; type: string } {
  const { name, file } = random.pick(files)()
  const head = `--b\r\ncontent-disposition: form-data; name="${random.chance(0.9) ? 'file' : 'other'}"; filename="${name}"\r\n\r\n`
  const whole = Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--b--\r\n')])
  if (random.chance(0.8)) return { body: whole, type: 'multipart/form-data; boundary=b' }
  return random.pick([
    { body: whole, type: 'multipart/form-data' },
    { body: whole.subarray(0, whole.length - 8), type: 'multipart/form-data; boundary=b' },
    { body: whole, type: 'multipart/form-data; boundary=other' },
    { body: Buffer.from(`--b\r\n${'a'.repeat(50_000)}`), type: 'multipart/form-data; boundary=b' },
    { body: Buffer.from('{}'), type: 'application/json' },
    { body: Buffer.alloc(0), type: 'multipart/form-data; boundary=b' },
  ])
}
