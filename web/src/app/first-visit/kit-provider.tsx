import { DirectionProvider, MantineContext, MantineThemeProvider } from '@mantine/core'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { useColorScheme } from '../../lib/session/theme.ts'

const root = () => document.documentElement
const given = {
  getRootElement: root,
  setColorScheme: () => undefined, // the theme is ours: `lib/theme.ts`
  clearColorScheme: () => undefined,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
}
const theme = { respectReducedMotion: true }

/** What the kit's parts read. Its own provider would also work out 353 variables, while ours are a sheet (`kit-variables.css`). */
export function KitProvider({ children }: { children: ReactNode }) {
  const colorScheme = useColorScheme()
  useLayoutEffect(() => {
    root().dataset['respectReducedMotion'] = 'true'
    root().dataset['mantineColorScheme'] = colorScheme
  }, [colorScheme])
  return (
    <DirectionProvider>
      <MantineContext value={useMemo(() => ({ ...given, colorScheme }), [colorScheme])}>
        <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
      </MantineContext>
    </DirectionProvider>
  )
}
