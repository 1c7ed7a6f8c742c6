import { mix } from './colours.ts'

export const PATTERNS = [
  'plain',
  'stripe',
  'breton',
  'pinstripe',
  'check',
  'gingham',
  'windowpane',
  'dot',
  'floral',
  'tile',
  'colour-block',
] as const
export type PatternName = (typeof PATTERNS)[number]

export function isPatternName(name: string): name is PatternName {
  return (PATTERNS as readonly string[]).includes(name)
}

/** The repeat of a pattern as SVG, in the two colours of a style; null where the cloth is plain. */
export function repeatOf(pattern: PatternName, ground: string, figure: string): Repeat | null {
  switch (pattern) {
    case 'plain':
    case 'colour-block':
      return null
    case 'stripe':
      return tile(200, 68, ground, `<rect width="200" height="34" fill="${figure}"/>`)
    case 'breton':
      return tile(200, 44, ground, `<rect width="200" height="13" fill="${figure}"/>`)
    case 'pinstripe':
      return tile(30, 200, ground, `<rect x="13" width="2.6" height="200" fill="${figure}" opacity=".8"/>`)
    case 'check':
      return tile(
        112,
        112,
        ground,
        `<g fill="${figure}"><rect width="44" height="112" opacity=".42"/><rect width="112" height="44" opacity=".42"/></g>` +
          `<g fill="${mix(ground, '#ffffff', 0.55)}" opacity=".55"><rect x="76" width="4" height="112"/><rect y="76" width="112" height="4"/></g>` +
          `<g fill="${mix(figure, '#000000', 0.3)}" opacity=".6"><rect x="20" width="4" height="112"/><rect y="20" width="112" height="4"/></g>`,
      )
    case 'gingham':
      return tile(
        36,
        36,
        ground,
        `<g fill="${figure}"><rect width="18" height="36" opacity=".5"/><rect width="36" height="18" opacity=".5"/></g>`,
      )
    case 'windowpane':
      return tile(
        96,
        120,
        ground,
        `<g fill="${figure}" opacity=".75"><rect x="46" width="3.4" height="120"/><rect y="58" width="96" height="3.4"/></g>`,
      )
    case 'dot':
      return tile(
        58,
        58,
        ground,
        `<g fill="${figure}"><circle cx="14.5" cy="14.5" r="7"/><circle cx="43.5" cy="43.5" r="7"/></g>`,
      )
    case 'floral':
      return tile(118, 134, ground, `<g transform="scale(.787)">${blossoms(ground, figure)}</g>`)
    case 'tile':
      return tile(72, 72, ground, `<g transform="scale(.6923)">${starTile(ground, figure)}</g>`)
  }
}

type Repeat = { width: number; height: number; body: string }

function tile(width: number, height: number, ground: string, figures: string): Repeat {
  // A hair more than the repeat, so that no light shows between two of them.
  return { width, height, body: `<rect width="${width + 1}" height="${height + 1}" fill="${ground}"/>${figures}` }
}

function blossoms(ground: string, figure: string): string {
  const petal = mix(figure, '#ffffff', 0.22)
  const leaf = mix(figure, ground, 0.5)
  const flower = (x: number, y: number, r: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">` +
    [0, 72, 144, 216, 288]
      .map(
        (angle, i) =>
          `<ellipse cx="0" cy="${-r * 0.62}" rx="${r * 0.4}" ry="${r * 0.56}" fill="${i % 2 ? figure : petal}" transform="rotate(${angle})"/>`,
      )
      .join('') +
    `<circle r="${r * 0.24}" fill="${mix(ground, figure, 0.15)}"/></g>`
  const sprig = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})" fill="${leaf}"><path d="M0 0C8 -10 8 -26 0 -38C-8 -26 -8 -10 0 0Z"/>` +
    `<path d="M0 0C12 -4 24 -2 32 8C20 12 8 10 0 0Z"/></g>`
  return (
    flower(42, 44, 34, 10) +
    sprig(88, 70, 40) +
    flower(114, 122, 26, 40) +
    sprig(30, 130, -50) +
    flower(112, 26, 14, 0) +
    flower(58, 108, 11, 20)
  )
}

function starTile(ground: string, figure: string): string {
  const soft = mix(ground, figure, 0.35)
  return (
    `<g fill="${figure}"><path d="M52 6L64 34L92 22L80 52L98 52L80 52L92 82L64 70L52 98L40 70L12 82L24 52L6 52L24 52L12 22L40 34Z"/></g>` +
    `<circle cx="52" cy="52" r="13" fill="${ground}"/><circle cx="52" cy="52" r="6" fill="${figure}"/>` +
    `<g fill="${soft}"><circle r="15"/><circle cx="104" r="15"/><circle cy="104" r="15"/><circle cx="104" cy="104" r="15"/></g>`
  )
}
