import { expect, test } from 'vitest'
import { scoreRows } from './score-rows.ts'
import { englishWords } from './store-glosses.ts'
import { priorModel } from './score.ts'

const facts = {
  name: 'Orla',
  country: 'FR',
  categories: [],
  departments: [],
  avgRetailPrice: null,
  currency: 'EUR',
  minimumOrder: null,
  restrictedCountries: [],
  peers: new Map(),
  rarity: new Map(),
  stockists: [],
}
async function likenesses(text: string, descriptions: readonly string[]): Promise<(number | null)[]> {
  const batch = descriptions.map((description, at) => ({
    id: String(at),
    country: 'AE',
    storeType: null,
    categories: [],
    departments: [],
    avgRetailPrice: null,
    currency: 'AED',
    doors: null,
    carriedBrands: [],
    latitude: null,
    longitude: null,
    description,
  }))
  const batches = (async function* () {
    yield batch
  })()
  for await (const scored of scoreRows({ facts, text, model: priorModel }, batches)) return scored.likenesses
  return []
}

const twins = [
  [
    'A small boutique with abayas, kaftans and evening dresses in silk',
    'بوتيك صغير للعبايات والقفاطين وفساتين السهرة من الحرير',
  ],
  ['An independent store with wool coats and soft sweaters', 'متجر مستقل لمعاطف الصوف والكنزات الناعمة'],
  ['Luxury leather bags and shoes for women', 'حقائب جلد فاخرة وأحذية نسائية'],
  ['Linen dresses and sandals for the beach', 'فساتين كتان وصنادل للشاطئ'],
  ['Handmade ceramics, candles and gifts for the home', 'خزف يدوي وشموع وهدايا للمنزل'],
  ['Soft cotton for children and baby', 'قطن ناعم للأطفال والرضع'],
] as const
const brands = {
  en: 'Linen dresses and soft knitwear for women, handmade and natural.',
  ar: 'فساتين كتان ومحبوكات ناعمة للنساء، يدوية وطبيعية.',
}

test('an Arabic description of a store is as close to a brand as its English twin', async () => {
  for (const text of [brands.en, 'Abayas and evening dresses in silk', 'Running shoes and sweatshirts']) {
    const english = await likenesses(
      text,
      twins.map(([one]) => one),
    )
    const arabic = await likenesses(
      text,
      twins.map(([, other]) => other),
    )
    for (const at of twins.keys()) expect(Math.abs(english[at]! - arabic[at]!), twins[at]![0]).toBeLessThan(0.12)
  }
})

test('an Arabic text of a brand ranks stores as its English twin does', async () => {
  const stores = twins.map(([one]) => one)
  const [english, arabic] = [await likenesses(brands.en, stores), await likenesses(brands.ar, stores)]
  for (const at of twins.keys()) expect(Math.abs(english[at]! - arabic[at]!), stores[at]).toBeLessThan(0.12)
  const best = (values: readonly (number | null)[]) => values.indexOf(Math.max(...values.map((one) => one ?? -1)))
  expect(best(arabic)).toBe(best(english))
})

test('an Arabic word that no list knows has no meaning, and English words stay as they are', () => {
  expect(englishWords('كلمةغريبةجدا Linen')).toEqual(['linen'])
  expect(englishWords('والفساتين')).toEqual(['dresses'])
})
