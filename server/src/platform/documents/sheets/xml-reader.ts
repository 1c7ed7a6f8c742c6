/** A part that is no XML we read. */
export class XmlProblem extends Error {}

const [lessThan, greaterThan, slash, equals, quote, apostrophe] = [0x3c, 0x3e, 0x2f, 0x3d, 0x22, 0x27]
const maxAttributes = 64

/** Reads XML forwards, byte by byte, each once: the time depends on the size alone. Prefixes are dropped; a document type is refused. */
export class XmlReader {
  kind: 'open' | 'close' | 'text' | 'end' = 'end'
  name = ''
  isEmpty = false // <like this/>
  readonly #bytes: Buffer
  #at = 0
  #from = 0 // of the attributes, or of the text
  #to = 0
  #isCdata = false

  constructor(bytes: Buffer) {
    this.#bytes = bytes
    if (bytes[0] === 0xff || bytes[0] === 0xfe) throw new XmlProblem('not UTF-8')
    if (bytes[0] === 0xef && bytes[1] === 0xbb) this.#at = 3
  }

  next(): boolean {
    while (this.#at < this.#bytes.length) {
      if (this.#bytes[this.#at] !== lessThan) return this.#text()
      const after = this.#bytes[this.#at + 1]
      if (after === 0x3f) this.#skipTo('?>')
      else if (after !== 0x21) return this.#tag()
      else if (this.#isNext('<!--')) this.#skipTo('-->')
      else if (this.#isNext('<![CDATA[')) return this.#cdata()
      else throw new XmlProblem('a document type')
    }
    this.kind = 'end'
    return false
  }

  text(): string {
    const raw = this.#bytes.toString('utf8', this.#from, this.#to)
    return this.#isCdata ? raw : unescaped(raw)
  }

  attribute(wanted: string): string | undefined {
    return this.attributes().get(wanted)
  }

  /** By their names without prefix, where two differ only by it the later one. */
  attributes(): ReadonlyMap<string, string> {
    const found = new Map<string, string>()
    let at = this.#from
    let count = 0
    for (;;) {
      while (at < this.#to && isSpace(this.#bytes[at]!)) at += 1
      if (at >= this.#to) return found
      const nameFrom = at
      while (at < this.#to && this.#bytes[at] !== equals) at += 1
      const name = this.#bytes.toString('latin1', nameFrom, at).trim()
      at += 1
      while (at < this.#to && isSpace(this.#bytes[at]!)) at += 1
      const mark = this.#bytes[at]
      if (mark !== quote && mark !== apostrophe) throw new XmlProblem('an attribute without quotes')
      const end = this.#bytes.indexOf(mark, at + 1)
      if (end < 0 || end > this.#to) throw new XmlProblem('an attribute without an end')
      found.set(localName(name), unescaped(this.#bytes.toString('utf8', at + 1, end)))
      count += 1
      if (count > maxAttributes) throw new XmlProblem('too many attributes')
      at = end + 1
    }
  }

  #text(): true {
    const end = this.#bytes.indexOf(lessThan, this.#at)
    this.#from = this.#at
    this.#to = this.#at = end < 0 ? this.#bytes.length : end
    this.#isCdata = false
    this.kind = 'text'
    return true
  }

  #cdata(): true {
    const end = this.#bytes.indexOf(']]>', this.#at, 'latin1')
    if (end < 0) throw new XmlProblem('a section without an end')
    this.#from = this.#at + 9
    this.#to = end
    this.#at = end + 3
    this.#isCdata = true
    this.kind = 'text'
    return true
  }

  #tag(): true {
    const isClose = this.#bytes[this.#at + 1] === slash
    const nameFrom = this.#at + (isClose ? 2 : 1)
    let at = nameFrom
    while (at < this.#bytes.length && !endsName(this.#bytes[at]!)) at += 1
    this.name = localName(this.#bytes.toString('latin1', nameFrom, Math.min(at, nameFrom + 100)))
    this.#from = at
    at = this.#tagEnd(at)
    this.isEmpty = this.#bytes[at - 1] === slash
    this.#to = this.isEmpty ? at - 1 : at
    this.#at = at + 1
    this.kind = isClose ? 'close' : 'open'
    return true
  }

  /** The next > outside quotes. */
  #tagEnd(from: number): number {
    for (let at = from; at < this.#bytes.length; at += 1) {
      const byte = this.#bytes[at]
      if (byte === greaterThan) return at
      if (byte !== quote && byte !== apostrophe) continue
      at = this.#bytes.indexOf(byte, at + 1)
      if (at < 0) break
    }
    throw new XmlProblem('a tag without an end')
  }

  #skipTo(mark: string): void {
    const end = this.#bytes.indexOf(mark, this.#at + 2, 'latin1')
    if (end < 0) throw new XmlProblem('a comment without an end')
    this.#at = end + mark.length
  }

  #isNext(mark: string): boolean {
    return this.#bytes.toString('latin1', this.#at, this.#at + mark.length) === mark
  }
}

const isSpace = (byte: number) => byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d
const endsName = (byte: number) => isSpace(byte) || byte === slash || byte === greaterThan
const localName = (name: string) => name.slice(name.indexOf(':') + 1)

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function unescaped(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|([a-z]{2,4}));/g, (whole, hex, digits, name) => {
    if (name) return Object.hasOwn(entities, name) ? entities[name]! : whole
    const point = hex ? Number.parseInt(hex, 16) : Number(digits)
    return point <= 0x10ffff ? String.fromCodePoint(point) : ''
  })
}
