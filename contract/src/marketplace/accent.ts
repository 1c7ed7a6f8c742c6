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
type Shown = { accent: string; background: string }
export type Accents = { light: Shown; dark: Shown }

/** How much of the accent its background has, over the plainest surface, and where a colour goes that cannot be read. */
const tints = {
  light: { over: surfaces.light[1], share: 0.1, towards: '#000000' },
  dark: { over: surfaces.dark[0], share: 0.18, towards: '#ffffff' },
} as const

/** The nearest colour to the chosen one that can be read on every surface and on its own background. */
function shownIn(theme: 'light' | 'dark', colour: string): Shown {
  const { over, share, towards } = tints[theme]
  const tinted = (accent: string): Shown => ({ accent, background: mix(over, accent, share) })
  for (let step = 0; step < steps; step++) {
    const shown = tinted(mix(colour, towards, step / steps))
    if ([...surfaces[theme], shown.background].every((one) => contrast(shown.accent, one) >= leastContrast))
      return shown
  }
  return tinted(towards)
}

/** The chosen colour as both themes show it. */
export const accentsOf = (colour: string): Accents => ({
  light: shownIn('light', colour),
  dark: shownIn('dark', colour),
})

/** Twice `:root`, so that they count for more than the tokens, wherever they stand. */
export function accentRules({ light, dark }: Accents): string {
  const tokens = ({ accent, background }: Shown) => `{--accent:${accent};--accent-bg:${background}}`
  return (
    `:root:root${tokens(light)}:root:root[data-theme='dark']${tokens(dark)}` +
    `@media (prefers-color-scheme:dark){:root:root[data-theme='auto']${tokens(dark)}}`
  )
}
