import type { Tx } from '../server/src/platform/db.ts'
import { BRAND_SLUGS, lookOf } from './pictures/brands-look.ts'
import { idOf } from './random.ts'

type DemoEntity = {
  slug: string
  type: 'brand' | 'retailer'
  name: string
  access: readonly ('marketplace' | 'direct')[]
}

const marketplace = ['marketplace'] as const
const both = ['marketplace', 'direct'] as const

/** Forty shops of the kinds that buy wholesale: department stores, boutiques, concept and online stores. */
const retailers: readonly (readonly [slug: string, name: string, access: DemoEntity['access']])[] = [
  ['kin-and-co', 'Kin & Co', both],
  ['atlas-rooms', 'Atlas Rooms', marketplace],
  ['casa-lume', 'Casa Lume', ['direct']],
  ['north-row', 'North Row', marketplace],
  ['kin-home', 'Kin Home', marketplace],
  ['souk-al-bahar-boutique', 'Al Bahar Boutique', both],
  ['beit-nour', 'Beit Nour', marketplace],
  ['layali', 'Layali', both],
  ['zahra-and-daughters', 'Zahra & Daughters', marketplace],
  ['gallery-one-riyadh', 'Gallery One', marketplace],
  ['marais-17', 'Marais 17', both],
  ['le-grand-placard', 'Le Grand Placard', marketplace],
  ['maison-tilleul', 'Maison Tilleul', marketplace],
  ['rue-haute', 'Rue Haute', both],
  ['kaufhaus-linde', 'Kaufhaus Linde', marketplace],
  ['atelier-spree', 'Atelier Spree', marketplace],
  ['stadt-und-land', 'Stadt & Land', ['direct']],
  ['alster-people', 'Alster People', marketplace],
  ['the-mercer-room', 'The Mercer Room', both],
  ['hudson-dry-goods', 'Hudson Dry Goods', marketplace],
  ['common-thread', 'Common Thread', both],
  ['pacific-standard', 'Pacific Standard', marketplace],
  ['juniper-lane', 'Juniper Lane', marketplace],
  ['magnolia-general', 'Magnolia General', marketplace],
  ['foundry-store', 'Foundry Store', both],
  ['lamb-and-lark', 'Lamb & Lark', marketplace],
  ['dulwich-trading', 'Dulwich Trading', marketplace],
  ['cobble-and-co', 'Cobble & Co', both],
  ['harbour-nine', 'Harbour Nine', marketplace],
  ['fjord-avenue', 'Fjord Avenue', marketplace],
  ['sodermalm-edit', 'Södermalm Edit', both],
  ['kobenhavn-k', 'København K', marketplace],
  ['via-solferino', 'Via Solferino', both],
  ['bottega-verde-acqua', 'Bottega Acqua', marketplace],
  ['calle-mayor', 'Calle Mayor', marketplace],
  ['el-rastro-moda', 'El Rastro Moda', ['direct']],
  ['daikanyama-select', 'Daikanyama Select', both],
  ['hanok-store', 'Hanok Store', marketplace],
  ['paddington-edit', 'Paddington Edit', marketplace],
  ['table-bay-mercantile', 'Table Bay Mercantile', marketplace],
]

export const entities: readonly DemoEntity[] = [
  ...BRAND_SLUGS.map((slug) => ({ slug, type: 'brand' as const, name: lookOf(slug).name, access: [] })),
  { slug: 'studio-tamra', type: 'brand', name: 'Studio Tamra', access: [] }, // just signed up: empty
  ...retailers.map(([slug, name, access]) => ({ slug, type: 'retailer' as const, name, access })),
]

export const entityId = (slug: string) => idOf('entity', slug)

export async function fillEntities(tx: Tx): Promise<void> {
  const rows = entities.map(({ slug, type, name, access }) => ({
    id: entityId(slug),
    type,
    name,
    access: [...access],
    isDemo: true,
  }))
  await tx.insertInto('entity').values(rows).execute()
}
