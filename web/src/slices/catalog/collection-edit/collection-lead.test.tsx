import type { Collection } from '@souk/contract/catalog/collection-shapes.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { show } from '../../../ui/testing/input-world.tsx'
import { CollectionReviews } from './collection-issues.tsx'
import { CollectionLead } from './collection-lead.tsx'

const issues = [{ kind: 'PICTURES' as const, text: 'Too dark.', productIds: [] }]
const reviews = [
  { at: '2026-11-02T09:00:00.000Z', issues: [{ ...issues[0]!, text: 'Too small.' }] },
  { at: '2026-11-12T09:00:00.000Z', issues },
]
const collection = (status: Collection['status']) =>
  ({ status, isArchived: false, productsCount: 0, deadlineAt: null, timeZone: 'UTC', reviews }) as unknown as Collection
const shownText = () => document.body.textContent!.replaceAll(/[\u2068\u2069]/g, '')

test.each(['NEW', 'IN_REVIEW'] as const)(
  'the header of a collection that is %s says why it was sent back',
  async (status) => {
    await loadNamespaces('catalog')
    show(<CollectionLead collection={collection(status)} />)
    await screen.findByText(/^Sent back on 12 Nov 2026/)
    expect(shownText()).toContain('Sent back on 12 Nov 2026: Pictures: Too dark.')
  },
)

test('the header of a published collection speaks of no earlier review; the history has all, the newest first', async () => {
  await loadNamespaces('catalog')
  show(
    <>
      <CollectionLead collection={collection('LIVE')} />
      <CollectionReviews reviews={reviews} />
    </>,
  )
  await screen.findByText('Earlier reviews')
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Sent back on 12 Nov 2026',
    'Sent back on 2 Nov 2026',
  ])
  expect(screen.getByText('Too dark.')).toBeTruthy()
})
