import type { ProductCard as Card } from '@souk/contract/catalog/product-shapes.ts'
import { act, fireEvent, screen, within, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { lazy } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { ProductActing, type ProductActsProps } from '../../../lib/product-acts.tsx'
import { show, useScreen } from '../../../ui/testing/show.tsx'
import { ProductCard } from './product-card.tsx'
import { ProductFigures } from './product-figures.tsx'
import { asKnown } from './product.data.ts'
import { ProductGrid } from '../shop/product-grid.tsx'
import { usePicks } from '../shop/product-picks.ts'

useScreen()
beforeAll(() => loadNamespaces('discovery'))
let asked: string[] = []
beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ data: { _id: 'p1' } })
  })
})
afterEach(() => void vi.unstubAllGlobals())

const sweater: Card = {
  _id: 'p1',
  collectionId: 'c1',
  collectionName: 'Spring',
  brandId: 'b1',
  brandName: 'Maison Orla',
  name: 'Elm sweater',
  styleCode: 'MO-1',
  image: null,
  imagesCount: 0,
  currency: 'EUR',
  wholesalePrice: '68.00',
  retailPrice: '165.00',
  status: 'AVAILABLE',
  isCarton: false,
  isOrderable: true,
  coloursCount: 1,
  sizes: ['S', 'M'],
  soldOutSizes: ['S'],
}

test('a card leads to the product, and says what it costs and what is left', () => {
  show(<ProductCard product={sweater} load="later" />)
  expect(screen.getByRole('link', { name: 'Elm sweater' }).getAttribute('href')).toBe('/product/p1/c/c1')
  expect(screen.getByText('€68')).toBeTruthy()
  expect(screen.getByText('€165')).toBeTruthy()
  const sizes = within(screen.getByRole('list', { name: 'Sizes of Elm sweater' })).getAllByRole('listitem')
  expect(sizes.map(({ textContent }) => textContent)).toEqual(['S Sold out', 'M'])
})

test('a card asks for its product once the pointer rests on it, and not when it only crosses', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  show(<ProductCard product={sweater} load="later" />)
  const card = screen.getByRole('article')
  fireEvent.pointerEnter(card)
  fireEvent.pointerLeave(card)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(asked).toEqual([])
  fireEvent.pointerEnter(card)
  await waitFor(() => expect(asked).toEqual(['/api/v2/catalog/products/p1']))
})

test('a person who may not know the wholesale price hears nothing of one', () => {
  const { wholesalePrice: _, ...open } = sweater
  const { container } = show(
    <>
      <ProductCard product={open} load="later" />
      <ProductFigures product={asKnown(open)} />
    </>,
  )
  expect(container.textContent).not.toMatch(/WSP|Mark-up|request/)
  expect(screen.getAllByText('€165')).toHaveLength(2)
})

test('a price that is not told is on request', () => {
  const { container } = show(<ProductCard product={{ ...sweater, wholesalePrice: null }} load="later" />)
  expect(container.textContent).toContain('WSP On request')
})

test('choosing and a quick look are said to whom they belong', async () => {
  const [onChoose, onLook] = [vi.fn(), vi.fn()]
  show(<ProductCard product={sweater} load="later" onChoose={onChoose} onLook={onLook} />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Elm sweater' }))
  await userEvent.click(screen.getByRole('button', { name: 'Quick look at Elm sweater' }))
  expect(onChoose).toHaveBeenCalledWith(sweater._id, true)
  expect(onLook).toHaveBeenCalledExactlyOnceWith(sweater)
})

test('of a shelf only the card that changes is drawn again', async () => {
  const drawn = vi.fn<(card: ProductActsProps) => null>(() => null)
  const [products, look] = [['p1', 'p2', 'p3'].map((_id) => ({ ...sweater, _id, name: _id })), vi.fn()]
  function Shelf() {
    const [picks, shelf] = [usePicks(), { label: 'Spring', name: 'spring', total: 3, products }]
    return (
      <ProductActing value={drawn}>
        <button onClick={picks.clear}>{picks.ids.size}</button>
        <ProductGrid {...shelf} density="comfortable" picks={picks} onLook={look} onEnd={() => {}} />
      </ProductActing>
    )
  }
  show(<Shelf />)
  expect(new Set(drawn.mock.calls.map(([card]) => card.products[0]?._id)).size).toBe(3)
  drawn.mockClear()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select p2' }))
  expect(screen.getByRole('button', { name: '1' })).toBeTruthy()
  expect(drawn.mock.calls.map(([card]) => card.products[0]?._id)).toEqual(['p2'])
})

test('what is on its way to a card has its place already, and where nothing comes there is none', () => {
  const OnItsWay = lazy(() => new Promise<never>(() => {}))
  const card = <ProductCard product={sweater} load="later" onLook={() => {}} />
  const before = () => screen.getByRole('button', { name: /Quick look/ }).parentElement!.previousElementSibling!
  const { rerender } = show(<ProductActing value={() => <OnItsWay />}>{card}</ProductActing>)
  expect(before().childNodes).toHaveLength(1)
  rerender(<ProductActing value={null}>{card}</ProductActing>)
  expect(before().childNodes).toHaveLength(0)
})
