import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { loadReferenceLists, useReferenceList } from './reference-lists.ts'
import { useT } from './language/use-t.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Categories() {
  const t = useT('ui')
  const all = useReferenceList('categories', [{ key: 'DRESSES', departments: ['WOMEN'], subCategories: [] }])
  return all.map(({ key }) => <li key={key}>{(t as (key: string) => string)(`categories.${key}`)}</li>)
}
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('a category that the server added is listed by its name, and a failure leaves what was built in', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await loadReferenceLists('en')
  render(<Categories />)
  expect(shown()).toHaveLength(1)

  const row = (key: string) => ({ key, departments: ['WOMEN'], subCategories: [] })
  const common = {
    currencies: [],
    departments: ['WOMEN'],
    genders: [],
    companyRoles: [],
    categories: [row('DRESSES'), row('CAPES')],
    names: { categories: { DRESSES: 'Dresses', CAPES: 'Capes and ponchos' } },
  }
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ data: url.endsWith('countries') ? [] : common })
  })
  await Promise.all([loadReferenceLists('en'), loadReferenceLists('en')])
  await waitFor(() => expect(shown()).toEqual(['Dresses', 'Capes and ponchos']))
  await loadReferenceLists('en')
  expect(asked.map((url) => new URL(url, 'http://souk.test').pathname)).toEqual([
    '/api/common',
    '/api/common/countries',
  ])
})
