import { type CSSVariablesResolver, createTheme, defaultVariantColorsResolver } from '@mantine/core'

/** The kit in our tokens. Not `autoContrast`: it gives white on cream in the dark. */
export const theme = createTheme({
  primaryColor: 'ink',
  primaryShade: { light: 8, dark: 1 },
  colors: {
    ink: ['#f6f4f0', '#eeebe5', '#dcd7ce', '#c3bcb0', '#a39b8d', '#857d70', '#696257', '#4d4740', '#1f1c19', '#12100e'],
  },
  fontFamily: 'var(--font-ui)',
  headings: { fontFamily: 'var(--font-display)', fontWeight: '400' },
  defaultRadius: 'sm',
  radius: { xs: '2px', sm: '4px', md: '6px', lg: '8px', xl: '16px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver(input) {
    const usual = defaultVariantColorsResolver(input)
    if (input.color && input.color !== 'ink') return usual
    if (input.variant === 'filled') {
      const hover = 'color-mix(in srgb, var(--ink) 86%, var(--paper))'
      return { ...usual, background: 'var(--ink)', hover, color: 'var(--paper)', border: '1px solid transparent' }
    }
    if (input.variant === 'subtle') {
      return { ...usual, background: 'transparent', hover: 'var(--sunken)', color: 'var(--ink)' }
    }
    return usual
  },
})

const colors = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-2)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-border': 'var(--control)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-placeholder': 'var(--ink-3)',
}

/** Our tokens turn with the theme by themselves, so both schemes are the same. */
export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: colors, dark: colors })
