import type { Variant } from '@souk/contract/catalog/product-shapes.ts'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { loadNamespaces } from '../../../../lib/language/i18n.ts'
import { inArabic, show } from '../../../../ui/testing/input-world.tsx'
import { StockGrid } from './stock-grid.tsx'

const size = (colour: string, name: string) => ({
  skuId: `${colour}${name}`,
  sku: `${colour}-${name}`,
  size: name,
  quantityAvailable: 4,
  cartonUnits: 0,
  onHand: 6,
  reserved: 2,
})
const variants: Variant[] = [
  { colour: 'Sage', sizes: [size('Sage', 'S'), size('Sage', 'M')] },
  { colour: 'Ecru', sizes: [size('Ecru', 'S'), size('Ecru', 'M')] },
]
let stock: Record<string, number | null> = {}
beforeEach(async () => {
  stock = { SageS: 6, SageM: 6, EcruS: 6, EcruM: 6 }
  await loadNamespaces('products')
})

function Grid({ isRead = false }) {
  const [value, setValue] = useState(stock)
  return (
    <StockGrid
      label="Stock"
      variants={variants}
      unitsOf={({ skuId }) => value[skuId] ?? null}
      savedOf={() => 6}
      placeholder="No limit"
      hasStock
      errorOf={({ skuId, reserved = 0 }) => ((value[skuId] ?? reserved) < reserved ? 'Too few.' : undefined)}
      {...(!isRead && {
        onChange: (requests: readonly { sku: { skuId: string }; units: number | null }[]) => {
          stock = { ...value, ...Object.fromEntries(requests.map(({ sku, units }) => [sku.skuId, units])) }
          setValue(stock)
        },
      })}
    />
  )
}
const cell = (colour: string, name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Stock: ${colour}, size ${name}` })

test('the arrows and Enter walk from cell to cell, mirrored in Arabic', async () => {
  const { user } = show(<Grid />)
  await user.click(cell('Sage', 'S'))
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(cell('Sage', 'M'))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(cell('Ecru', 'M'))
  await inArabic()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement?.getAttribute('data-place')).toBe('1-0')
})

test('what is left follows what is typed; an empty cell has no limit', async () => {
  const { user } = show(<Grid />)
  await user.clear(cell('Sage', 'S'))
  expect(stock['SageS']).toBeNull()
  await user.type(cell('Sage', 'S'), '١٢')
  expect(stock['SageS']).toBe(12)
  const description = document.getElementById(cell('Sage', 'S').getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toContain('10 left')
  expect(description?.textContent).toContain('SKU Sage-S')
})

test('a stock of 1,5 stays as it was typed, is refused in its cell and changes nothing', async () => {
  const { user } = show(<Grid />)
  await user.clear(cell('Sage', 'S'))
  await user.type(cell('Sage', 'S'), '1,5')
  await user.tab()
  expect(cell('Sage', 'S').value).toBe('1,5')
  expect(stock['SageS']).toBe(6)
  expect(cell('Sage', 'S').getAttribute('aria-invalid')).toBe('true')
  expect(document.querySelector('[data-objection]')?.textContent).toContain('is not a whole number')
})

test('a copied block fills several, and the first objection stands below', async () => {
  const { user } = show(<Grid />)
  await user.click(cell('Sage', 'S'))
  await user.paste('1\t30\n40\t50')
  expect(stock).toEqual({ SageS: 1, SageM: 30, EcruS: 40, EcruM: 50 })
  expect(cell('Sage', 'S').getAttribute('aria-invalid')).toBe('true')
  expect(document.querySelector('[data-objection]')?.textContent).toBe('Too few.')
  expect(document.querySelector('[data-mark=wrong]')?.getAttribute('data-tip')).toBe('Too few.')
})

test('who may not write reads figures', () => {
  show(<Grid isRead />)
  expect(screen.queryAllByRole('textbox')).toHaveLength(0)
  expect(screen.getByRole('table', { name: 'Stock' }).textContent).toContain('2 reserved')
})
