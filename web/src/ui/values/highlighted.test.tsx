import { expect, test } from 'vitest'
import { Marked } from './highlighted.tsx'
import { show, useScreen } from '../testing/show.tsx'

useScreen()

test('what matched is marked, and the text reads the same', () => {
  const { container } = show(<Marked text="Elm ⟦knit⟧ and ⟦knit⟧wear" />)
  expect(container.textContent).toBe('Elm knit and knitwear')
  expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['knit', 'knit'])
})

test('a text without a match, and one with a bracket of its own, stay as they are', () => {
  const { container } = show(<Marked text="Elm ⟦knit" />)
  expect(container.textContent).toBe('Elm ⟦knit')
  expect(container.querySelector('mark')).toBeNull()
})
