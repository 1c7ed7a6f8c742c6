import { countries } from '@souk/contract/core/countries.ts'
import { categories, departments, genders } from '@souk/contract/reference/taxonomy.ts'
import { type SheetColumn, sheetColumns } from '@souk/contract/catalog/sheet-columns.ts'
import type { FileAnswer } from '../../platform/mount.ts'
import { templateAnswer } from '../../platform/sheets/write-sheet.ts'

const choices: Partial<Record<SheetColumn, readonly string[]>> = {
  department: departments,
  category: categories.map(({ key }) => key),
  gender: genders,
  status: ['AVAILABLE', 'COMING_SOON', 'SOLD_OUT'],
  isCarton: ['yes', 'no'],
}
const example: Partial<Record<SheetColumn, string>> = {
  uniqueId: 'W27-0001',
  styleCode: 'W27-0001',
  name: 'Wool coat',
  description: 'Double-breasted, fully lined.',
  department: 'WOMEN',
  category: 'OUTERWEAR',
  subCategory: 'COATS',
  gender: 'FEMALE',
  country: countries.find(({ code }) => code === 'PT')!.name,
  keyStyles: 'Icon; Bestseller',
  status: 'AVAILABLE',
  isCarton: 'no',
  shippingStartDate: '2027-01-10',
  shippingEndDate: '2027-02-20',
  images: 'coat-front.jpg; coat-back.jpg',
  colour: 'Sage',
  items: '0',
  wholesalePrice: '120.00',
  retailPrice: '300.00',
}

/** Every column, with lists to choose from where there are some, and two rows that show how it is meant. */
export function templateSheet(collection: {
  name: string
  currency: string
  currencies: string[]
  type: string
}): Promise<FileAnswer> {
  const lists = { ...choices, currency: collection.currencies }
  const columns = sheetColumns.map((header) => ({
    header,
    width: header === 'description' ? 32 : 16,
    ...(lists[header] && { choices: lists[header] }),
  }))
  const rows = ['S', 'M'].map((size) => {
    const own: Partial<Record<SheetColumn, string>> = {
      ...example,
      size,
      sku: `W27-0001-SAGE-${size}`,
      currency: collection.currency,
      quantityAvailable: collection.type === 'IN_STOCK' ? '24' : '',
    }
    return sheetColumns.map((column) => own[column] ?? '')
  })
  return templateAnswer(`${collection.name} template`, columns, rows)
}
