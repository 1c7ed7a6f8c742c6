import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Asked, offline, refused, screenOf } from '../../../testing/screen-of.tsx'

const late = { id: '0199a000-0000-7000-8000-000000000001', list: 'orders', name: 'Late', search: 'q=coat&sort=due' }
const paged = { page: 1, limit: 25, total: 0, more: false }

async function orders({ path = '/orders?q=coat', views = [late] as object[], more = {} } = {}) {
  const world = await screenOf(path, {
    as: { side: 'brand', role: 'entityAdmin' },
    replies: {
      'GET /api/v2/orders': { ...paged, orders: [] },
      'GET /api/v2/orders/filter/:field': [],
      'GET /api/v2/orders/overview': { waiting: { count: 0, orders: [] } },
      'GET /api/v2/users/list-views': () => views,
      ...more,
    },
  })
  await world.user.click(await screen.findByRole('button', { name: 'Saved views' }))
  await screen.findByLabelText('Name of this view')
  return { ...world, opened: () => world.router.state.location.search }
}
const type = async ({ user }: { user: { type: (at: Element, text: string) => Promise<void> } }, text: string) =>
  user.type(screen.getByLabelText('Name of this view'), text)

test('a view is opened where its list stands', async () => {
  const world = await orders()
  await world.user.click(screen.getByRole('button', { name: 'Late' }))
  await waitFor(() => expect(world.opened()).toBe('?q=coat&sort=due'))
  expect(world.asked.at(-1)?.query.get('sort')).toBe('due')
})

test('what is shown is saved under a name, without its page, and once', async () => {
  const world = await orders({
    path: '/orders?sort=due&q=coat&page=3',
    views: [],
    more: { 'POST /api/v2/users/list-views': ({ body }: Asked) => ({ id: 'new', ...(body as object) }) },
  })
  await type(world, 'Coats')
  await world.user.dblClick(screen.getByRole('button', { name: 'Save this view' }))
  await waitFor(() => expect(world.sent('POST /api/v2/users/list-views')).toHaveLength(1))
  expect(world.sent('POST /api/v2/users/list-views')[0]?.body).toEqual({
    list: 'orders',
    name: 'Coats',
    search: 'q=coat&sort=due',
  })
})

test('a name that is taken is refused at its field, and stays typed', async () => {
  const message = 'You have a view with this name already.'
  const world = await orders({ more: { 'POST /api/v2/users/list-views': refused(409, message, 'name') } })
  await type(world, 'Late')
  await world.user.click(screen.getByRole('button', { name: 'Save this view' }))
  await screen.findByText(message)
  expect(screen.getByLabelText('Name of this view')).toHaveProperty('value', 'Late')
})

test('without a network it says so, and the name stays typed', async () => {
  const world = await orders({ more: { 'POST /api/v2/users/list-views': offline } })
  await type(world, 'Coats')
  await world.user.click(screen.getByRole('button', { name: 'Save this view' }))
  await screen.findByText(/No internet connection/)
  expect(screen.getByLabelText('Name of this view')).toHaveProperty('value', 'Coats')
})

test('a view is renamed, replaced by what is shown, and removed', async () => {
  const world = await orders({
    more: {
      'PUT /api/v2/users/list-views/:id': late,
      'DELETE /api/v2/users/list-views/:id': null,
    },
  })
  const choose = async (name: string) => {
    await world.user.click(screen.getByRole('button', { name: 'More about Late' }))
    await world.user.click(await screen.findByRole('menuitem', { name }))
  }
  await choose('Replace with what is shown')
  await choose('Remove')
  await choose('Rename')
  const row = within(screen.getByRole('list', { name: '' }))
  await world.user.type(await row.findByLabelText('Rename'), ' ones')
  await world.user.click(screen.getByRole('button', { name: 'Save name' }))
  const path = `/api/v2/users/list-views/${late.id}`
  await waitFor(() => expect(world.sent(`PUT ${path}`)).toHaveLength(2))
  expect(world.sent(`PUT ${path}`).map(({ body }) => body)).toEqual([{ search: 'q=coat' }, { name: 'Late ones' }])
  expect(world.sent(`DELETE ${path}`)).toHaveLength(1)
})
