import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refused, screenOf } from '../../../testing/screen-of.tsx'

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:form')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {}) // it would lead the document away
})
afterEach(() => void vi.restoreAllMocks())

const id = '0199a000-0000-7000-8000-000000000001'
const list = {
  id,
  name: 'Resort edit',
  note: '',
  isOwn: true,
  mayManage: true,
  mayEdit: true,
  entityName: 'Kin & Co',
  makerName: null,
  retailer: null,
  linesCount: 1,
  images: [],
  isShared: false,
  hasPublicLink: false,
  version: 1,
  updatedAt: '2026-11-19T10:00:00.000Z',
  totals: [],
  unavailableCount: 0,
  shares: [],
  publicLink: null,
  lines: [],
  page: 1,
  limit: 50,
  total: 0,
  more: false,
}
const file = 'GET /api/v2/wishlists/:id/download'
const formOf = (answer: unknown) =>
  screenOf(`/selection-products/${id}`, {
    as: { side: 'brand', role: 'entityAdmin' },
    replies: { 'GET /api/v2/wishlists/:id': list, 'GET /api/v2/wishlists/:id/filters': [], [file]: answer },
  })

test('the order form of a list is two presses away, without a question', async () => {
  const { user, sent } = await formOf(() => new Response('a workbook'))
  await user.click(await screen.findByRole('button', { name: 'Download' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Order form' }))
  await expect.poll(() => sent(file).length).toBe(1)
  expect(Object.fromEntries(sent(file)[0]!.query)).toEqual({ format: 'orderForm', language: 'en' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('with pictures it is asked how it shall look, and a form that fails can be asked for again', async () => {
  const { user, sent } = await formOf(refused(500, 'Broken'))
  await user.click(await screen.findByRole('button', { name: 'Download' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Order form' }))
  await expect.poll(() => sent(file).length).toBe(1)
  await user.click(await screen.findByRole('button', { name: 'Download' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Order form with pictures' }))
  await screen.findByRole('dialog')
})
