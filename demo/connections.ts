import type { Insertable } from 'kysely'
import type { Database, Tx } from '../server/src/platform/data/database/db.ts'
import { entities, entityId, isNewcomer } from './entities.ts'
import { demoPeople } from './identity.ts'
import { BRAND_SLUGS } from './pictures/brands-look.ts'
import { places } from './places.ts'
import { chooser, idOf } from './random.ts'
import { retailerFacts } from './retailers.ts'

export const groupsOf = ['Gulf', 'Key accounts', 'Concept stores'] as const
export const groupId = (brand: string, name: string) => idOf('group', brand, name)
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const userId = (email: string) => idOf('user', email)
const placeId = (email: string) => idOf('association', email, '0')

/** Each brand trades with about a third of the retailers; some of them it bundles. A retailer with direct access lives on its relations. */
export async function fillConnections(tx: Tx): Promise<void> {
  const retailers = entities.filter(({ type, slug }) => type === 'retailer' && !isNewcomer(slug))
  await tx
    .insertInto('retailerGroup')
    .values(
      BRAND_SLUGS.flatMap((slug) =>
        groupsOf.map((name) => ({ id: groupId(slug, name), brandId: entityId(slug), name })),
      ),
    )
    .execute()
  const sellers = sellersByBrand()
  const relations = BRAND_SLUGS.flatMap((brand) => {
    const choose = chooser(`relations of ${brand}`)
    const give = chooser(`sellers of ${brand}`)
    return retailers.flatMap(({ slug, access }) => {
      const isDirect = !access.includes('marketplace')
      const isKnown =
        (brand === 'maison-orla' && ['kin-and-co', 'casa-lume'].includes(slug)) ||
        choose([0, 0, 0, 1, isDirect ? 1 : 0]) === 1
      if (!isKnown) return []
      const group = choose([null, null, ...groupsOf])
      const origin = isDirect || choose([0, 0, 1]) ? 'direct' : 'marketplace'
      const since = new Date(Date.UTC(2025, choose([...Array(12).keys()]), choose([3, 9, 17, 24])))
      return [
        {
          id: idOf('relation', brand, slug),
          brandId: entityId(brand),
          retailerId: entityId(slug),
          origin,
          groupId: group && groupId(brand, group),
          salesRepId: give([null, ...(sellers.get(brand) ?? [])]),
          createdAt: since,
          connectedAt: since,
        },
      ]
    })
  })
  await tx.insertInto('relation').values(relations).execute()
  await tx.insertInto('relationEvent').values(relations.map(firstEvent)).execute()
  const related = new Set(relations.map(({ brandId, retailerId }) => `${brandId} ${retailerId}`))
  await tx.insertInto('connectionRequest').values(requestsOf(related)).execute()
  await tx.insertInto('directRetailer').values(directOf('maison-orla')).execute()
}

/** Managers and representatives of each brand. */
function sellersByBrand(): Map<string, string[]> {
  const selling = demoPeople().flatMap(({ email, places: [first] }) =>
    first && ['salesManager', 'salesRepresentative'].includes(first[1])
      ? [{ slug: first[0]!, id: placeId(email) }]
      : [],
  )
  return new Map(
    [...Map.groupBy(selling, ({ slug }) => slug)].map(([slug, people]) => [slug, people.map(({ id }) => id)]),
  )
}

type Relation = { id: string; createdAt: Date }
const firstEvent = ({ id, createdAt }: Relation) => ({
  id: idOf('connected', id),
  relationId: id,
  kind: 'CONNECTED',
  side: 'retailer',
  at: createdAt,
})

type Asked = { from: 'brand' | 'retailer'; by: string; days: number; status?: string; message: string }
const asked: readonly Asked[] = [
  { from: 'retailer', by: '', days: 2, message: 'We open a second shop in spring and look for tailoring.' },
  { from: 'retailer', by: '', days: 9, message: 'Our buyers saw the coats at the fair in Milan.' },
  { from: 'retailer', by: '', days: 20, status: 'DECLINED', message: '' },
  { from: 'brand', by: 'rep@souk.test', days: 4, message: 'Your edit of knitwear would sit well beside ours.' },
  {
    from: 'brand',
    by: 'brand@souk.test',
    days: 40,
    status: 'EXPIRED',
    message: 'We would like to show you our winter.',
  },
]

/** What waits for an answer, and what got one: at Maison Orla, and for Kin & Co and Atlas Rooms with others. */
function requestsOf(related: ReadonlySet<string>): Insertable<Database['connectionRequest']>[] {
  const isFree = (brand: string, retailer: string) => !related.has(`${entityId(brand)} ${entityId(retailer)}`)
  const shops = entities.filter(
    ({ type, slug, access }) =>
      type === 'retailer' && access.includes('marketplace') && !isNewcomer(slug) && isFree('maison-orla', slug),
  )
  const atOrla = asked.map((one, n) => requestRow(one, 'maison-orla', shops[n]!.slug))
  const elsewhere = (['kin-and-co', 'atlas-rooms'] as const).flatMap((shop) => {
    const brands = BRAND_SLUGS.filter((slug) => slug !== 'maison-orla' && isFree(slug, shop))
    return [
      requestRow(
        { from: 'brand', by: '', days: 3, message: 'We would like to dress your windows in May.' },
        brands[0]!,
        shop,
      ),
      requestRow({ from: 'retailer', by: '', days: 5, message: '' }, brands[1]!, shop),
    ]
  })
  return [...atOrla, ...elsewhere]
}

function requestRow({ from, by, days, status = 'PENDING', message }: Asked, brand: string, shop: string) {
  const slug = from === 'brand' ? brand : shop
  const sender =
    by || demoPeople().find(({ places: own }) => own.some(([at, role]) => at === slug && role === 'entityAdmin'))!.email
  return {
    id: idOf('request', brand, shop),
    brandId: entityId(brand),
    retailerId: entityId(shop),
    senderSide: from,
    senderId: userId(sender),
    message,
    status,
    createdAt: daysAgo(days),
    expiresAt: daysAgo(days - 30),
    answeredAt: status === 'PENDING' ? null : daysAgo(Math.max(days - 30, 1)),
    remindedAt: days > 7 ? daysAgo(days - 7) : null,
  }
}

const shopNames =
  'Lantern Row; Oud & Linen; Pier Eleven; Maison Verte; The Long Room; Sable Court; Studio Marei; Quai Nord; Harbour Mile; Dar Yasmin; Atelier Sud; North Lane'.split(
    '; ',
  )

/** A brand's own address book: shops that are on no marketplace yet. */
function directOf(brand: string): Insertable<Database['directRetailer']>[] {
  const choose = chooser(`address book of ${brand}`)
  const sellers = sellersByBrand().get(brand) ?? []
  const towns = retailerFacts.map(({ place }) => places[place].country)
  return shopNames.map((name, n) => {
    const plain = name.toLowerCase().replace(/[^a-z]+/g, '-')
    const group = choose([null, ...groupsOf])
    return {
      id: idOf('direct', brand, name),
      brandId: entityId(brand),
      name,
      email: `buying@${plain}.test`,
      firstName: choose(['Aya', 'Leo', 'Marta', 'Sami', '']),
      lastName: choose(['Noor', 'Hale', 'Costa', 'Aziz']),
      country: choose(towns),
      groupId: group && groupId(brand, group),
      salesRepId: choose([null, ...sellers]),
      notes: choose(['', '', 'Met at the fair.', 'Orders twice a year.']),
      invitedAt: n % 4 === 1 ? daysAgo(10) : null,
      createdAt: daysAgo(60 - n),
    }
  })
}
