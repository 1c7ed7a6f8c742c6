import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { kindsOf } from '@souk/contract/identity/notification-kinds.ts'
import { type Asked, screenOf } from '../../../testing/screen-of.tsx'

const settings = 'GET /api/v2/users/notification-settings'
const change = 'PUT /api/v2/users/notification-settings'
const usual = {
  kinds: kindsOf('souk').map((kind) => ({ kind, inApp: true, mail: true, digest: false, isRequired: false })),
  quiet: null,
}

test('an administrator of the marketplace switches each kind of news per channel', async () => {
  const { user, sent } = await screenOf('/profile?tabIndex=1', {
    as: { side: 'souk', role: 'soukAdmin' },
    replies: {
      [settings]: usual,
      [change]: ({ body }: Asked) => ({
        ...usual,
        kinds: usual.kinds.map((one) => ({
          ...one,
          ...(body as typeof usual).kinds.find(({ kind }) => kind === one.kind),
        })),
      }),
      'GET /api/v2/users/profile/schedule-email': { day: null, hour: 9, timeZone: 'UTC' },
    },
  })
  const row = within((await screen.findByText('Brands to approve')).closest('tr')!)
  for (const name of [
    'New companies',
    'Collections to review',
    'Commission disputes',
    'Emails and jobs that were given up',
  ])
    expect(screen.getByText(name)).toBeTruthy()
  expect(screen.queryByText('Shipments')).toBeNull()
  await user.click(row.getAllByRole('checkbox')[1]!)
  await expect
    .poll(() => sent(change)[0]?.body)
    .toEqual({
      kinds: [{ kind: 'newBrands', inApp: true, mail: false, digest: false }],
    })
})
