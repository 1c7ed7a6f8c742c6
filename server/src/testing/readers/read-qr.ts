/** Data bytes of each block at error correction level M, for versions 1 to 10. */
const blocks: readonly (readonly number[])[] = [
  [16],
  [28],
  [44],
  [32, 32],
  [43, 43],
  [27, 27, 27, 27],
  [31, 31, 31, 31],
  [38, 38, 39, 39],
  [36, 36, 36, 37, 37],
  [43, 43, 43, 43, 44],
]
const alignments: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
]
const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** The text of a clean QR code of level M (ISO/IEC 18004), drawn as unit squares. */
export function readQr({ size, path }: { size: number; path: string }): string {
  const dark = new Set(path.match(/\d+ \d+(?=h1v1h-1z)/g))
  const isDark = (x: number, y: number) => dark.has(`${x} ${y}`)
  const version = (size - 17) / 4
  const format = bits([0, 1, 2, 3, 4].map((x) => isDark(x, 8))) ^ 0b10101
  if (format >> 3 !== 0) throw new Error('not of level M')
  const mask = masks[format & 7]!
  const read = places(size, version).map(({ x, y }) => isDark(x, y) !== mask(x, y))
  const bytes = Array.from({ length: Math.floor(read.length / 8) }, (_, at) => bits(read.slice(at * 8, at * 8 + 8)))
  const stream = joined(bytes, blocks[version - 1]!).flatMap((byte) =>
    [...byte.toString(2).padStart(8, '0')].map(Number),
  )
  const take = (count: number) => bits(stream.splice(0, count).map(Boolean))
  const text: Buffer[] = []
  while (stream.length >= 4) {
    const segment = readSegment(take, version < 10)
    if (!segment) break
    text.push(segment)
  }
  return Buffer.concat(text).toString('utf8')
}

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'
const pair = (value: number) => letters[Math.floor(value / 45)]! + letters[value % 45]!

/** One run of digits, capitals or bytes: its kind, its length, then its characters; nothing after the last. */
function readSegment(take: (count: number) => number, isSmall: boolean): Buffer | null {
  const kind = take(4)
  if (kind === 0) return null
  if (kind === 4) return Buffer.from(Array.from({ length: take(isSmall ? 8 : 16) }, () => take(8)))
  if (kind === 2) {
    const length = take(isSmall ? 9 : 11)
    const pairs = Array.from({ length: Math.floor(length / 2) }, () => pair(take(11)))
    return Buffer.from(pairs.join('') + (length % 2 === 1 ? letters[take(6)]! : ''))
  }
  if (kind !== 1) throw new Error(`a segment of kind ${kind}`)
  const length = take(isSmall ? 10 : 12)
  const sizes = Array.from({ length: Math.ceil(length / 3) }, (_, at) => Math.min(3, length - at * 3))
  return Buffer.from(sizes.map((size) => String(take(size * 3 + 1)).padStart(size, '0')).join(''))
}

const bits = (read: readonly boolean[]) => read.reduce((value, bit) => value * 2 + Number(bit), 0)

/** Where data stands: two columns at a time from the right, up and down in turn, around the fixed patterns. */
function places(size: number, version: number): { x: number; y: number }[] {
  const centres = alignments[version - 1]!
  const last = size - 7
  const isAligned = (x: number, y: number) =>
    centres.some((cx) =>
      centres.some((cy) => {
        const isFinder = (cx === 6 && cy === 6) || (cx === 6 && cy === last) || (cx === last && cy === 6)
        return !isFinder && Math.abs(x - cx) <= 2 && Math.abs(y - cy) <= 2
      }),
    )
  const isFixed = (x: number, y: number) =>
    x === 6 ||
    y === 6 ||
    (x < 9 && (y < 9 || y >= size - 8)) ||
    (x >= size - 8 && y < 9) ||
    (version >= 7 && ((x >= size - 11 && y < 6) || (y >= size - 11 && x < 6))) ||
    isAligned(x, y)
  const columns = Array.from({ length: size }, (_, x) => size - 1 - x).filter((x) => x !== 6)
  return columns
    .filter((_, at) => at % 2 === 0)
    .flatMap((right, at) =>
      Array.from({ length: size }, (_, row) => (at % 2 === 0 ? size - 1 - row : row)).flatMap((y) =>
        [right, columns[at * 2 + 1]!].map((x) => ({ x, y })),
      ),
    )
    .filter(({ x, y }) => !isFixed(x, y))
}

/** The blocks one after the other; they are stored in turns. */
function joined(bytes: readonly number[], lengths: readonly number[]): number[] {
  const whole = lengths.map((): number[] => [])
  let next = 0
  for (let turn = 0; turn < Math.max(...lengths); turn += 1)
    for (const [at, length] of lengths.entries()) if (turn < length) whole[at]!.push(bytes[next++]!)
  return whole.flat()
}
