import { crc32 } from 'node:zlib'
import { type Archive, ArchiveProblem, openArchive } from './archive.ts'
import { refuseSheet } from './refuse-sheet.ts'
import { XmlReader } from './xml-reader.ts'

/** What is unpacked of one workbook, together and of each part; a part that claims less than it holds is cut off. */
export const workbookLimits = { entries: 500, inflatedBytes: 60 * 1024 * 1024 }
const maxStrings = 1_000_000
const maxFormats = 65_000

export type Workbook = {
  sheet: Buffer // of the first sheet
  strings: readonly string[]
  dateFormats: ReadonlySet<number> // cell formats that show a number as a day
  is1904: boolean
}

/** The parts that the first sheet needs. */
export async function openWorkbook(bytes: Buffer): Promise<Workbook> {
  const archive = await openArchive(bytes, workbookLimits)
  try {
    const { names } = archive
    if (!names.includes('xl/workbook.xml')) throw refuseSheet('noWorkbook')
    if (names.some((name) => name.toLowerCase().endsWith('vbaproject.bin'))) throw refuseSheet('macro')
    const { sheetId, is1904 } = readBook(await part(archive, 'xl/workbook.xml'))
    const targets = readRelations(await part(archive, 'xl/_rels/workbook.xml.rels'))
    const target = targets.get(sheetId)
    if (!target) throw new ArchiveProblem('broken')
    const optional = async (name: string) => (names.includes(name) ? part(archive, name) : null)
    const [strings, styles] = [await optional('xl/sharedStrings.xml'), await optional('xl/styles.xml')]
    return {
      sheet: await part(archive, pathOf(target)),
      strings: strings ? readStrings(strings) : [],
      dateFormats: styles ? readDateFormats(styles) : new Set(),
      is1904,
    }
  } finally {
    archive.close()
  }
}

const pathOf = (target: string) => (target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`)

async function part(archive: Archive, name: string): Promise<Buffer> {
  const stream = await archive.read(name)
  // One buffer of the size that was checked: thousands of small ones would stay with the allocator after they were freed.
  const bytes = Buffer.allocUnsafeSlow(archive.size(name))
  let at = 0
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) at += chunk.copy(bytes, at)
  } catch {
    throw new ArchiveProblem('broken')
  }
  if (at !== bytes.length) throw new ArchiveProblem('broken')
  if (crc32(bytes) !== archive.checksum(name)) throw new ArchiveProblem('broken')
  return bytes
}

function readBook(bytes: Buffer): { sheetId: string; is1904: boolean } {
  const xml = new XmlReader(bytes)
  let is1904 = false
  while (xml.next()) {
    if (xml.kind !== 'open') continue
    if (xml.name === 'workbookPr') is1904 = ['1', 'true'].includes(xml.attribute('date1904') ?? '')
    // `r:id` comes after `sheetId`, and is the only attribute whose name is `id`.
    if (xml.name === 'sheet') return { sheetId: xml.attribute('id') ?? '', is1904 }
  }
  throw new ArchiveProblem('broken')
}

function readRelations(bytes: Buffer): Map<string, string> {
  const xml = new XmlReader(bytes)
  const targets = new Map<string, string>()
  while (xml.next() && targets.size < 2_000) {
    if (xml.kind !== 'open' || xml.name !== 'Relationship') continue
    const attributes = xml.attributes()
    targets.set(attributes.get('Id') ?? '', attributes.get('Target') ?? '')
  }
  return targets
}

/** A text may be written in several runs; how it is pronounced is left out. */
function readStrings(bytes: Buffer): string[] {
  const xml = new XmlReader(bytes)
  const strings: string[] = []
  let [text, isText, isPhonetic] = ['', false, false]
  while (xml.next()) {
    if (xml.kind === 'text') {
      if (isText && !isPhonetic) text += xml.text()
    } else if (xml.name === 't') isText = xml.kind === 'open' && !xml.isEmpty
    else if (xml.name === 'rPh') isPhonetic = xml.kind === 'open' && !xml.isEmpty
    else if (xml.name === 'si' && (xml.kind === 'close' || xml.isEmpty)) {
      strings.push(text)
      text = ''
      if (strings.length > maxStrings) throw new ArchiveProblem('tooLarge')
    }
  }
  return strings
}

const isBuiltInDate = (id: number) => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47)

/** What stands in quotes, in brackets or after a backslash is no part of a date. */
const isDateFormat = (format: string) => /[ymdhs]/i.test(format.slice(0, 300).replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''))

function readDateFormats(bytes: Buffer): Set<number> {
  const xml = new XmlReader(bytes)
  const custom = new Map<number, boolean>()
  const dates = new Set<number>()
  let [isInside, index] = [false, 0]
  while (xml.next()) {
    if (xml.kind === 'text') continue
    if (xml.name === 'cellXfs') isInside = xml.kind === 'open' && !xml.isEmpty
    if (xml.kind !== 'open') continue
    if (xml.name === 'numFmt') {
      const attributes = xml.attributes()
      custom.set(Number(attributes.get('numFmtId')), isDateFormat(attributes.get('formatCode') ?? ''))
    }
    if (isInside && xml.name === 'xf') {
      const id = Number(xml.attribute('numFmtId') ?? 0)
      if (custom.get(id) ?? isBuiltInDate(id)) dates.add(index)
      index += 1
    }
    if (index > maxFormats || custom.size > maxFormats) throw new ArchiveProblem('tooLarge')
  }
  return dates
}
