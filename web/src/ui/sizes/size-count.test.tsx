import { expect, test } from 'vitest'
import { show, useScreen } from '../testing/show.tsx'
import { SizeCount } from './size-count.tsx'

useScreen()

test('a size and its units are one run from the left, also where the page runs from the right', () => {
  const { container } = show(
    <div dir="rtl">
      <SizeCount size="XS" units={2} />
    </div>,
  )
  const run = container.querySelector('bdi')!
  expect([run.textContent, run.dir]).toEqual(['XS × 2', 'ltr'])
})
