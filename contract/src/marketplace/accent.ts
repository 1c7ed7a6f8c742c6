type Rgb = readonly [number, number, number]

/** What the accent is read on, as in `tokens.css`. */
export const surfaces = {
  light: ['#faf9f7', '#ffffff', '#f3f1ec'],
  dark: ['#141311', '#1b1a17', '#22201d'],
} as const
/** What a preview draws of both themes at the same time, as in `tokens.css`. */
export const themes = {
  light: { paper: '#faf9f7', ink: '#1f1c19', line: '#e6e2da', accent: '#9a3b26', 'accent-bg': '#f8ece8' },
  dark: { paper: '#141311', ink: '#f2efe9', line: '#2d2a26', accent: '#e79a84', 'accent-bg': '#3a211a' },
} as const
/** WCAG AA for text. */
export const leastContrast = 4.5

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text)

const rgbOf = (hex: string): Rgb => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb
const hexOf = (rgb: readonly number[]) =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
const mix = (one: string, other: string, share: number) => {
  const [from, to] = [rgbOf(one), rgbOf(other)]
  return hexOf(from.map((part, at) => part + (to[at]! - part) * share))
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = rgbOf(hex)
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1, the same, to 21, black on white. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const steps = 100
/** The nearest colour to the chosen one, darker or lighter, that can be read on all of these. */
function readable(colour: string, on: readonly string[], towards: string): string {
  for (let step = 0; step < steps; step++) {
    const one = mix(colour, towards, step / steps)
    if (on.every((surface) => contrast(one, surface) >= leastContrast)) return one
  }
  return towards
}

type Shown = { accent: string; background: string }
export type Accents = { light: Shown; dark: Shown }

/** The chosen colour as both themes show it. */
export function accentsOf(colour: string): Accents {
  const light = readable(colour, surfaces.light, '#000000')
  const dark = readable(colour, surfaces.dark, '#ffffff')
  return {
    light: { accent: light, background: mix('#ffffff', light, 0.1) },
    dark: { accent: dark, background: mix(surfaces.dark[0], dark, 0.18) },
  }
}

/** Twice `:root`, so that they count for more than the tokens, wherever they stand. */
export function accentRules({ light, dark }: Accents): string {
  const tokens = ({ accent, background }: Shown) => `{--accent:${accent};--accent-bg:${background}}`
  return (
    `:root:root${tokens(light)}:root:root[data-theme='dark']${tokens(dark)}` +
    `@media (prefers-color-scheme:dark){:root:root[data-theme='auto']${tokens(dark)}}`
  )
}
