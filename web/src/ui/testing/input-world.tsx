import { DirectionProvider, MantineProvider } from '@mantine/core'
import { act, cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { createMemoryRouter } from 'react-router'
import { afterEach, beforeAll } from 'vitest'
import { loadNamespaces } from '../../lib/language/i18n.ts'
import { changeLanguage } from '../../lib/language/language.ts'
import { Routed } from '../../lib/url/routed.tsx'
import { Confirmations } from '../overlays/confirm.tsx'

beforeAll(async () => {
  document.documentElement.lang = 'en'
  document.documentElement.dir = 'ltr'
  await loadNamespaces('ui')
})
afterEach(async () => {
  cleanup()
  await act(() => changeLanguage('en'))
})

export const inArabic = () => act(() => changeLanguage('ar'))

/** Texts, component kit, router and confirmation dialogs around a field. */
export function show(node: ReactNode, path = '/') {
  const element = (
    <MantineProvider env="test">
      <DirectionProvider>
        <Confirmations>{node}</Confirmations>
      </DirectionProvider>
    </MantineProvider>
  )
  const router = createMemoryRouter([{ path: '*', element, HydrateFallback: () => null }], { initialEntries: [path] })
  render(<Routed router={router} />)
  return { router, user: userEvent.setup() }
}

type ControlledProps<V> = {
  initial: V
  onValue?: (value: V) => void
  children: (bound: { value: V; onChange: (value: V) => void }) => ReactNode
}

/** Keeps the value of a controlled field, as a form would. */
export function Controlled<V>({ initial, onValue, children }: ControlledProps<V>) {
  const [value, setValue] = useState(initial)
  return children({
    value,
    onChange(next) {
      setValue(next)
      onValue?.(next)
    },
  })
}
