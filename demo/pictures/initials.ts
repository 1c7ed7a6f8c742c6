import { mix } from './colours.ts'
import { GLYPHS, lettersOf } from './letterforms.ts'
import { hash } from './seeded.ts'

const GROUNDS = ['#8f9a83', '#b08d6a', '#6f7f8f', '#9a6a5b', '#7d7468', '#8a7f9a', '#5f7d78', '#a5854f'] as const

/** The avatar of a person without a portrait: two letters on a calm ground that always is the same for a name. */
export function drawInitials(firstName: string, lastName: string): string {
  const letters = [firstName, lastName].flatMap((name) =>
    lettersOf(name)
      .filter((letter) => /[A-Z]/.test(letter))
      .slice(0, 1),
  )
  const ground = GROUNDS[Math.abs(hash(`${firstName} ${lastName}`)) % GROUNDS.length]!
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240">` +
    `<rect width="240" height="240" fill="${ground}"/><circle cx="60" cy="40" r="150" fill="${mix(ground, '#ffffff', 0.12)}"/>` +
    `${letters.length > 0 ? monogram(letters) : bust()}</svg>`
  )
}

function monogram(letters: readonly string[]): string {
  const glyphs = letters.map((letter) => GLYPHS[letter]!)
  const gap = 28
  const width = glyphs.reduce((sum, glyph) => sum + glyph.width, gap * (glyphs.length - 1))
  const scale = Math.min(0.8, 120 / Math.max(1, width))
  let x = 120 - (width * scale) / 2
  const drawn = glyphs.map(({ width: own, strokes }) => {
    const paths = strokes.map((d) => `<path d="${d}"/>`).join('')
    const placed = `<g transform="translate(${x} ${120 - 50 * scale}) scale(${scale})">${paths}</g>`
    x += (own + gap) * scale
    return placed
  })
  return `<g fill="none" stroke="#faf9f7" stroke-width="11" stroke-linejoin="round">${drawn.join('')}</g>`
}

/** Names in other scripts have no letters here, so a plain figure stands in. */
function bust(): string {
  return '<g fill="#faf9f7"><circle cx="120" cy="96" r="38"/><path d="M48 208C52 150 188 150 192 208Z"/></g>'
}
