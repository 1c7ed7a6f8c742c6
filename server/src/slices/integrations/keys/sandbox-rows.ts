import type { SheetColumn } from '@souk/contract/catalog/sheet-columns.ts'
import { decimalsOf } from '@souk/contract/core/money.ts'

const styles = [
  { name: 'Linen shirt', category: 'TOPS', price: 48 },
  { name: 'Wide trousers', category: 'TROUSERS', price: 62 },
  { name: 'Wrap dress', category: 'DRESSES', price: 84 },
  { name: 'Wool coat', category: 'OUTERWEAR', price: 160 },
]
const colours = ['Ink', 'Sand']
const sizes = ['S', 'M', 'L']

/** Four styles in two colours and three sizes, as a sheet would bring them. */
export function sandboxRows(currency: string): Partial<Record<SheetColumn, string>>[] {
  const decimals = decimalsOf(currency)
  const priced = (whole: number) => (decimals > 0 ? `${whole}.${'0'.repeat(decimals)}` : String(whole))
  return styles.flatMap(({ name, category, price }, n) =>
    colours.flatMap((colour) =>
      sizes.map((size) => ({
        uniqueId: `SBX-${n + 1}`,
        styleCode: `SBX-${n + 1}`,
        name,
        category,
        colour,
        size,
        sku: `SBX-${n + 1}-${colour.toUpperCase()}-${size}`,
        wholesalePrice: priced(price),
        retailPrice: priced(price * 2),
        currency,
        quantityAvailable: '500',
      })),
    ),
  )
}
