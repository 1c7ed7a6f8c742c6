import { storeColumns } from '@souk/contract/integrations/store-rules.ts'

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** How other systems call our columns; our own name always counts. */
const names: Partial<Record<(typeof storeColumns)[number], readonly string[]>> = {
  uniqueId: ['id', 'productid', 'handle', 'itemgroupid', 'parentid', 'groupid', 'product', 'رقمالمنتج'],
  styleCode: ['style', 'stylenumber', 'stylecode', 'articlenumber', 'article', 'mpn', 'reference', 'ref', 'handle'],
  name: ['title', 'productname', 'producttitle', 'name', 'اسم', 'اسمالمنتج', 'العنوان'],
  description: ['bodyhtml', 'body', 'text', 'longdescription', 'الوصف'],
  department: ['department', 'division', 'القسم'],
  category: ['producttype', 'type', 'googleproductcategory', 'productcategory', 'الفئة', 'التصنيف'],
  gender: ['sex', 'الجنس'],
  country: ['countryoforigin', 'origin', 'madein', 'بلدالمنشأ'],
  keyStyles: ['tags', 'keywords', 'labels'],
  images: ['image', 'imagelink', 'imageurl', 'imagesrc', 'picture', 'pictures', 'photo', 'photos', 'الصور'],
  colour: ['color', 'option1value', 'اللون'],
  size: ['sizename', 'option2value', 'المقاس'],
  sku: ['variantsku', 'itemsku', 'code', 'barcode', 'gtin', 'ean'],
  wholesalePrice: ['wholesale', 'tradeprice', 'b2bprice', 'cost', 'netprice', 'سعرالجملة'],
  retailPrice: ['price', 'variantprice', 'rrp', 'msrp', 'saleprice', 'سعرالبيع', 'السعر'],
  currency: ['pricecurrency', 'currencycode', 'العملة'],
  quantityAvailable: [
    'quantity',
    'qty',
    'stock',
    'inventory',
    'inventoryquantity',
    'variantinventoryqty',
    'availability',
    'الكمية',
    'المخزون',
  ],
  shippingStartDate: ['shipsfrom', 'deliveryfrom', 'availabledate'],
  shippingEndDate: ['shipsuntil', 'deliveryuntil'],
}

/** The field that seems to be a column: the same name first, then other names for it; a field is suggested once, except for the style code. */
export function suggestMapping(fields: readonly string[]): Record<string, string> {
  const byPlain = new Map(fields.map((field) => [plain(field.split('.').at(-1) ?? field), field] as const).toReversed())
  for (const field of fields) byPlain.set(plain(field), field)
  const chosen: Record<string, string> = {}
  const used = new Set<string>()
  const take = (column: string, name: string) => {
    const field = byPlain.get(plain(name))
    if (chosen[column] || !field || (used.has(field) && column !== 'styleCode')) return
    chosen[column] = field
    used.add(field)
  }
  for (const column of storeColumns) take(column, column)
  for (const column of storeColumns) for (const name of names[column] ?? []) take(column, name)
  return chosen
}
