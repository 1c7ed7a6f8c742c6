import type { ProductRow } from '@souk/contract/catalog/product-shapes.ts'
import { timesOf } from '../model/order-products.ts'

type Sold = Pick<ProductRow, 'isCarton' | 'variants' | 'wholesalePrice' | 'currency'>

/** How many units one piece of an order line is: a unit, or a closed carton with all of its sizes. */
export const unitsOfPiece = ({ isCarton, variants }: Sold): number =>
  isCarton ? variants.flatMap(({ sizes }) => sizes).reduce((sum, { cartonUnits }) => sum + cartonUnits, 0) : 1

/** What one piece costs today, as the line will say it. */
export const priceOfPiece = (product: Sold): string =>
  timesOf(product.wholesalePrice ?? '', unitsOfPiece(product), product.currency)
