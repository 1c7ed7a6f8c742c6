import { GLYPHS, lettersOf } from './letterforms.ts'

export const LOGO_STYLES = [
  'fine',
  'bold',
  'spaced',
  'serif',
  'contrast',
  'stacked',
  'circle',
  'square',
  'monogram',
  'underline',
] as const
export type LogoStyle = (typeof LOGO_STYLES)[number]

const INK = '#1f1c19'

/** A wordmark or monogram as SVG made of paths only, so that it looks the same wherever it is shown. */
export function drawLogo(name: string, style: LogoStyle): string {
  switch (style) {
    case 'fine':
      return sheet(word(name, { weight: 4, gap: 26 }))
    case 'bold':
      return sheet(word(name, { weight: 17, gap: 30 }))
    case 'spaced':
      return sheet(word(name, { weight: 7, gap: 74 }))
    case 'serif':
      return sheet(word(name, { weight: 7, gap: 34, serif: true }))
    case 'contrast':
      return sheet(word(name, { weight: 5, gap: 30, stem: 15 }))
    case 'underline': {
      const text = word(name, { weight: 9, gap: 34 })
      return sheet({ ...text, height: 138, body: `${text.body}${rule(0, 134, text.width, 4)}` })
    }
    case 'stacked':
      return sheet(stacked(name))
    case 'circle':
      return sheet(
        framed(
          name,
          '<circle cx="120" cy="120" r="116" fill="none" stroke="currentColor" stroke-width="5"/><circle cx="120" cy="120" r="105" fill="none" stroke="currentColor" stroke-width="2"/>',
          { weight: 7, gap: 22 },
        ),
      )
    case 'square':
      return sheet(
        framed(name, '<rect width="240" height="240" rx="10" fill="currentColor"/>', { weight: 9, gap: 26 }, '#faf9f7'),
      )
    case 'monogram':
      return sheet(framed(name, '', { weight: 9, gap: -34, serif: true }))
  }
}

type Drawing = { body: string; width: number; height: number }
type Hand = { weight: number; gap: number; serif?: boolean; stem?: number }

function word(text: string, hand: Hand): Drawing {
  let x = 0
  const body = lettersOf(text).map((letter) => {
    const { width, strokes } = GLYPHS[letter]!
    const drawn = strokes.map((d) => stroke(d, hand) + (hand.serif ? serifs(d, hand.weight) : '')).join('')
    const placed = `<g transform="translate(${x} 0)">${drawn}</g>`
    x += width + hand.gap
    return placed
  })
  return { body: body.join(''), width: Math.max(1, x - hand.gap), height: 100 }
}

/** Upright strokes may be heavier than the others, as a broad pen makes them. */
function stroke(d: string, { weight, stem }: Hand): string {
  const [, x0, , x1] = /^M(\S+) (\S+?)L(\S+) \S+$/.exec(d) ?? []
  const width = stem && x0 !== undefined && x0 === x1 ? stem : weight
  return `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linejoin="round"/>`
}

function serifs(d: string, weight: number): string {
  const match = /^M(\S+) (\S+?)L(\S+) (\S+)$/.exec(d)
  if (!match) return ''
  const ends = [match.slice(1, 3), match.slice(3, 5)].map((pair) => pair.map(Number))
  if (ends[0]![1] === ends[1]![1]) return ''
  return ends
    .filter(([, y]) => y === 0 || y === 100)
    .map(([x, y]) => rule(x! - 13, y! - (y === 0 ? 2 : weight - 3), 26, weight - 1.5))
    .join('')
}

function rule(x: number, y: number, width: number, height: number): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="currentColor"/>`
}

function stacked(name: string): Drawing {
  const lines = name.split(/\s+/).filter((part) => lettersOf(part).length > 0)
  const drawn = lines.map((line) => word(line, { weight: 9, gap: 30 }))
  const width = Math.max(...drawn.map((line) => line.width))
  const body = drawn.map((line, i) => {
    const scale = Math.min(2.2, width / line.width)
    return { scale, line, i }
  })
  let y = 0
  const placed = body.map(({ scale, line }) => {
    const svg = `<g transform="translate(${(width - line.width * scale) / 2} ${y}) scale(${scale})">${line.body}</g>`
    y += 100 * scale + 34
    return svg
  })
  return { body: placed.join(''), width, height: y - 34 }
}

function framed(name: string, frame: string, hand: Hand, colour = 'currentColor'): Drawing {
  const first = name.split(/\s+/).flatMap((part) =>
    lettersOf(part)
      .filter((letter) => /[A-Z]/.test(letter))
      .slice(0, 1),
  )
  const letters = word(first.slice(0, 2).join(''), hand)
  const scale = Math.min(1.2, 136 / letters.width)
  const at = `translate(${120 - (letters.width * scale) / 2} ${120 - 50 * scale}) scale(${scale})`
  return { body: `${frame}<g color="${colour}" transform="${at}">${letters.body}</g>`, width: 240, height: 240 }
}

function sheet({ body, width, height }: Drawing): string {
  const margin = 24
  const box = [-margin, -margin, Math.ceil(width) + 2 * margin, Math.ceil(height) + 2 * margin]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${box[2]}" height="${box[3]}" color="${INK}">${body}</svg>`
}
