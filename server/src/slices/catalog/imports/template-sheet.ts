import { countries } from '@souk/contract/core/countries.ts'
import { categories, genders } from '@souk/contract/reference/taxonomy.ts'
import type { MessageKey } from '@souk/contract/core/errors.ts'
import { requiredColumns, type SheetColumn, sheetColumns } from '@souk/contract/catalog/sheet-columns.ts'
import { referenceLists } from '../../../platform/base/reference-lists.ts'
import type { FileAnswer } from '../../../platform/data/files/file-answer.ts'
import { templateAnswer } from '../../../platform/documents/sheets/write-sheet.ts'

const offered = (list: 'departments' | 'categories') =>
  referenceLists()[list].flatMap(({ key, isHidden }) => (isHidden ? [] : [key]))
const choicesNow = (): Partial<Record<SheetColumn, readonly string[]>> => ({
  department: offered('departments'),
  category: offered('categories'),
  subCategory: categories.flatMap(({ subCategories }) => [...subCategories]),
  country: countries.map(({ name }) => name),
  gender: genders,
  status: ['AVAILABLE', 'COMING_SOON', 'SOLD_OUT'],
  isCarton: ['yes', 'no'],
})
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

type Collection = { name: string; currency: string; currencies: string[]; type: string }
type Word = (key: MessageKey) => string

/** Every column, with lists to choose from where there are some. */
export function templateColumns(currencies: readonly string[]) {
  const lists = { ...choicesNow(), currency: currencies }
  return sheetColumns.map((header) => ({
    header,
    width: header === 'description' ? 32 : 16,
    ...(lists[header] && { choices: lists[header] }),
  }))
}

/** The columns, two rows that show how it is meant, and a page that says what belongs into each of them. */
export function templateSheet(collection: Collection, word: Word): Promise<FileAnswer> {
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
  const columns = templateColumns(collection.currencies)
  return templateAnswer(`${collection.name} template`, columns, rows, guideOf(collection, word))
}

function guideOf({ type }: Collection, word: Word) {
  const isDue = (column: SheetColumn) =>
    column === 'quantityAvailable'
      ? type === 'IN_STOCK'
      : requiredColumns.some((one) => one === column) && !column.endsWith('Price')
  const lines = sheetColumns.map((column) => [
    column,
    word(isDue(column) ? 'imports.guide.due' : 'imports.guide.open'),
    word(`imports.guide.${column}`),
  ])
  const head = [word('imports.guide.column'), '', word('imports.guide.meaning')]
  return { name: 'Guide', widths: [22, 18, 100], rows: [[word('imports.guide.how')], [], head, ...lines] }
}
