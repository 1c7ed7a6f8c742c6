import { MantineProvider } from '@mantine/core'
import { cleanup, render } from '@testing-library/react'
import { type ReactNode, createContext, use } from 'react'
import { createMemoryRouter } from 'react-router'
import { afterEach, beforeAll } from 'vitest'
import { loadNamespaces } from '../../lib/language/i18n.ts'
import { changeLanguage } from '../../lib/language/language.ts'
import { Routed } from '../../lib/url/routed.tsx'
import { Confirmations } from '../overlays/confirm.tsx'

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

const Shown = createContext<ReactNode>(null)

function Surroundings() {
  return (
    <MantineProvider env="test" withGlobalClasses={false} withCssVariables={false}>
      <Confirmations>{use(Shown)}</Confirmations>
    </MantineProvider>
  )
}

/** Shows it at an address, with what stands around every page. */
export function show(children: ReactNode, address = '/') {
  const page = { path: '*', element: <Surroundings />, HydrateFallback: () => null }
  const router = createMemoryRouter([page], { initialEntries: [address] })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Shown value={children}>
      <Routed router={router} />
    </Shown>
  )
  return { router, ...render(children, { wrapper }) }
}
