import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { offline, screenOf } from '../../../testing/screen-of.tsx'
import { Toasts } from '../../../ui/feedback/toasts.tsx'
import { AddToList } from './add-to-list.tsx'

const coat = { _id: '0199a000-0000-7000-8000-000000000001', name: 'Coat' }
const last = '/api/v2/wishlists/last/products/:productId'
const line = { productId: coat._id, quantities: { sku: 3 }, cartons: 0, note: 'For the window' }
let on: string[] = []

beforeEach(() => {
  on = []
})

async function open(place: 'card' | 'page' = 'card', more: object = {}) {
  await loadNamespaces('wishlist-acts', 'wishlists')
  const world = await screenOf('/downloads', {
    as: { side: 'retailer', role: 'entityAdmin' },
    beside: (
      <>
        <AddToList products={[coat]} place={place} />
        <Toasts label="Notifications" dismiss="Dismiss" requestId="Request id" />
      </>
    ),
    replies: {
      'GET /api/v2/wishlists/containing': () => [{ productId: coat._id, wishlistIds: on }],
      'GET /api/v2/wishlists': { items: [], page: 1, limit: 100, total: 0, more: false },
      [`PUT ${last}`]: () => {
        on = ['list']
        return { wishlistId: 'list', name: 'Autumn', isNew: false }
      },
      [`DELETE ${last}`]: () => {
        on = []
        return { wishlistId: 'list', name: 'Autumn', line }
      },
      'POST /api/v2/wishlists/:id/removeProducts': () => {
        on = []
        return { removed: 1 }
      },
      'PUT /api/v2/wishlists/:id': () => {
        on = ['list']
        return { wishlistId: 'list', version: 2, overtaken: [] }
      },
      ...more,
    },
  })
  return world
}
const heart = (name: string) => screen.findByRole('button', { name })
const toast = async (text: string) => within((await screen.findByText(text)).parentElement!)

test('one press saves to the list last used and says which; undo takes it off again', async () => {
  const { user, sent } = await open()
  await user.click(await heart('Add Coat to a wishlist'))
  expect((await heart('Coat is on a wishlist')).getAttribute('aria-pressed')).toBe('true')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click((await toast('Saved to Autumn')).getByRole('button', { name: 'Undo' }))
  await heart('Add Coat to a wishlist')
  expect(sent('POST /api/v2/wishlists/:id/removeProducts')[0]?.body).toEqual({ products: [coat._id] })
})

test('the next press takes it off; undo puts it back with its sizes and its note', async () => {
  on = ['list']
  const { user, sent } = await open()
  await user.click(await heart('Coat is on a wishlist'))
  await user.click((await toast('Removed from Autumn')).getByRole('button', { name: 'Undo' }))
  await heart('Coat is on a wishlist')
  expect(sent('PUT /api/v2/wishlists/:id')[0]?.body).toEqual({ lines: [line] })
})

test('a second press before the answer follows the first', async () => {
  let answer = () => {}
  const { user, sent } = await open('card', {
    [`PUT ${last}`]: async () => {
      await new Promise<void>((done) => {
        answer = done
      })
      on = ['list']
      return { wishlistId: 'list', name: 'Autumn', isNew: false }
    },
  })
  await user.click(await heart('Add Coat to a wishlist'))
  await user.click(await heart('Coat is on a wishlist'))
  await heart('Add Coat to a wishlist')
  expect(sent(`DELETE ${last}`)).toEqual([])
  answer()
  await screen.findByText('Removed from Autumn')
  expect(sent(`DELETE ${last}`)).toHaveLength(1)
  await heart('Add Coat to a wishlist')
})

test('the toast leads to the other lists', async () => {
  const { user } = await open()
  await user.click(await heart('Add Coat to a wishlist'))
  await user.click((await toast('Saved to Autumn')).getByRole('button', { name: 'Change list' }))
  expect(await screen.findByRole('dialog', { name: 'Keep Coat' })).toBeTruthy()
})

test('the arrow down, and holding it, choose a list and save nothing', async () => {
  const { user, sent } = await open()
  const button = await heart('Add Coat to a wishlist')
  button.focus()
  await user.keyboard('{ArrowDown}')
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.pointerDown(button, { button: 0 })
  vi.advanceTimersByTime(500)
  vi.useRealTimers()
  fireEvent.pointerUp(button)
  fireEvent.click(button)
  await screen.findByRole('dialog')
  expect(sent(`PUT ${last}`)).toEqual([])
})

test('on the page an arrow beside the button chooses', async () => {
  const { user } = await open('page')
  await user.click(await heart('Choose a list for Coat'))
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

test('a product on lists of colleagues alone opens them', async () => {
  on = ['theirs']
  const { user } = await open('card', {
    [`DELETE ${last}`]: () => Response.json({ message: 'Not here.', errors: [] }, { status: 404 }),
  })
  await user.click(await heart('Coat is on a wishlist'))
  await screen.findByRole('dialog')
  expect(screen.queryByText('Not here.')).toBeNull()
})

test('without a network the heart stays as it was, and it is said', async () => {
  const { user } = await open('card', { [`PUT ${last}`]: offline })
  await user.click(await heart('Add Coat to a wishlist'))
  await screen.findByText(/No internet connection/)
  expect((await heart('Add Coat to a wishlist')).getAttribute('aria-pressed')).toBe('false')
})
