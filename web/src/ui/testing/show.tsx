import { MantineProvider } from '@mantine/core'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll } from 'vitest'
import { loadNamespaces } from '../../lib/language/i18n.ts'
import { changeLanguage } from '../../lib/language/language.ts'

/** Words, a router and the kit around what is looked at; call it once in a test file. */
export function useScreen() {
  beforeAll(async () => {
    document.documentElement.lang = 'en'
    document.documentElement.dir = 'ltr'
    await loadNamespaces()
  })
  afterEach(async () => {
    cleanup()
    localStorage.clear()
    sessionStorage.clear()
    await changeLanguage('en')
  })
}

export function show(children: ReactNode) {
  return render(children, {
    wrapper: ({ children }) => (
      <MantineProvider env="test" withGlobalClasses={false} withCssVariables={false}>
        <MemoryRouter>{children}</MemoryRouter>
      </MantineProvider>
    ),
  })
}
