import { useMantineColorScheme, useMantineTheme } from '@mantine/core'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { changeTheme } from '../../lib/session/theme.ts'
import { KitProvider } from './kit-provider.tsx'

afterEach(() => {
  cleanup()
  changeTheme('auto')
})

function Part() {
  const { colorScheme } = useMantineColorScheme()
  const { respectReducedMotion } = useMantineTheme()
  return <p>{`${colorScheme} ${respectReducedMotion ? 'calm' : 'lively'}`}</p>
}

test('components follow the theme and honour reduced motion', () => {
  changeTheme('light')
  render(
    <KitProvider>
      <Part />
    </KitProvider>,
  )
  expect(screen.getByText('light calm')).toBeTruthy()
  const { dataset } = document.documentElement
  expect(dataset).toMatchObject({ mantineColorScheme: 'light', respectReducedMotion: 'true' })
  act(() => changeTheme('dark'))
  expect(screen.getByText('dark calm')).toBeTruthy()
  expect(dataset['mantineColorScheme']).toBe('dark')
})
