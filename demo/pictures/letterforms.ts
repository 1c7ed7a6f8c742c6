/** Capitals drawn with straight and round strokes on a box 100 high, so that a logo needs no font. */
type Glyph = { width: number; strokes: readonly string[] }

const bowl = (x: number, y: number, r: number) =>
  `M${x - r} ${y}C${x - r} ${y - r * 1.333} ${x + r} ${y - r * 1.333} ${x + r} ${y}C${x + r} ${y + r * 1.333} ${x - r} ${y + r * 1.333} ${x - r} ${y}`

export const GLYPHS: Readonly<Record<string, Glyph>> = {
  A: { width: 76, strokes: ['M0 100L38 0', 'M38 0L76 100', 'M14 64L62 64'] },
  B: { width: 58, strokes: ['M0 0L0 100', 'M0 0L28 0C58 0 58 48 28 48L0 48', 'M28 48C66 48 66 100 28 100L0 100'] },
  C: { width: 80, strokes: ['M80 20C66 0 44 -2 30 3C-10 16 -10 84 30 97C44 102 66 100 80 80'] },
  D: { width: 76, strokes: ['M0 0L0 100', 'M0 0L26 0C92 0 92 100 26 100L0 100'] },
  E: { width: 52, strokes: ['M0 0L0 100', 'M0 0L52 0', 'M0 49L44 49', 'M0 100L52 100'] },
  F: { width: 50, strokes: ['M0 0L0 100', 'M0 0L50 0', 'M0 49L42 49'] },
  G: { width: 84, strokes: ['M80 20C66 0 44 -2 30 3C-10 16 -10 84 30 97C50 104 74 98 84 80L84 54L52 54'] },
  H: { width: 70, strokes: ['M0 0L0 100', 'M70 0L70 100', 'M0 49L70 49'] },
  I: { width: 0, strokes: ['M0 0L0 100'] },
  J: { width: 42, strokes: ['M42 0L42 72C42 106 6 108 0 84'] },
  K: { width: 64, strokes: ['M0 0L0 100', 'M60 0L0 62', 'M22 40L64 100'] },
  L: { width: 50, strokes: ['M0 0L0 100', 'M0 100L50 100'] },
  M: { width: 88, strokes: ['M0 100L0 0', 'M0 0L44 74', 'M44 74L88 0', 'M88 0L88 100'] },
  N: { width: 74, strokes: ['M0 100L0 0', 'M0 0L74 100', 'M74 100L74 0'] },
  O: { width: 96, strokes: [bowl(48, 50, 48)] },
  P: { width: 58, strokes: ['M0 0L0 100', 'M0 0L28 0C68 0 68 56 28 56L0 56'] },
  Q: { width: 96, strokes: [bowl(48, 50, 48), 'M58 68L90 104'] },
  R: { width: 60, strokes: ['M0 0L0 100', 'M0 0L28 0C68 0 68 52 28 52L0 52', 'M28 52L60 100'] },
  S: { width: 58, strokes: ['M54 16C44 -4 6 -6 4 24C3 52 58 44 57 76C55 108 10 106 0 82'] },
  T: { width: 66, strokes: ['M0 0L66 0', 'M33 0L33 100'] },
  U: { width: 70, strokes: ['M0 0L0 62C0 112 70 112 70 62L70 0'] },
  V: { width: 74, strokes: ['M0 0L37 100', 'M37 100L74 0'] },
  W: { width: 112, strokes: ['M0 0L28 100', 'M28 100L56 10', 'M56 10L84 100', 'M84 100L112 0'] },
  X: { width: 70, strokes: ['M0 0L70 100', 'M70 0L0 100'] },
  Y: { width: 72, strokes: ['M0 0L36 52', 'M72 0L36 52', 'M36 52L36 100'] },
  Z: { width: 64, strokes: ['M0 0L64 0', 'M64 0L0 100', 'M0 100L64 100'] },
  '&': {
    width: 76,
    strokes: ['M76 100L18 30C6 12 16 0 32 0C52 0 54 22 38 34L18 46C-10 64 2 100 30 100C54 100 68 80 72 56'],
  },
  ' ': { width: 34, strokes: [] },
}

/** The letters that can be drawn: accents are dropped, anything else is left out. */
export function lettersOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
  return [...plain].filter((letter) => letter in GLYPHS)
}
