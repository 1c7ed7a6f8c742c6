import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Page } from './page.tsx'
import { show, useScreen } from '../testing/show.tsx'

useScreen()

test('a page says where one is, what it is and what matters now', () => {
  show(
    <Page
      title="Spring 27"
      lead="64 styles"
      crumbs={[{ label: 'Explore', to: '/explore' }]}
      actions={<button>Export</button>}
    >
      <p>Body</p>
    </Page>,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Spring 27')
  const way = within(screen.getByRole('navigation', { name: 'You are here' }))
  expect(way.getByRole('link', { name: 'Explore' }).getAttribute('href')).toBe('/explore')
  expect(way.getByText('Spring 27').closest('li')?.getAttribute('aria-current')).toBe('page')
  expect(screen.getByText('64 styles')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy()
  expect(screen.getByText('Body')).toBeTruthy()
})

test('a page on the first level has no way down to it', () => {
  show(<Page title="Orders" />)
  expect(screen.queryByRole('navigation')).toBeNull()
})
