import type { Tx } from '../server/src/platform/data/database/db.ts'
import { hashPassword } from '../server/src/slices/identity/model/passwords.ts'
import { entities, entityId, isNewcomer } from './entities.ts'
import { password } from './people.ts'
import { chooser, idOf } from './random.ts'

type Place = readonly [
  entity: string | null,
  role: 'entityAdmin' | 'salesManager' | 'salesRepresentative' | 'soukAdmin',
]
type DemoPerson = {
  email: string
  firstName: string
  lastName: string
  language?: 'en' | 'ar'
  places: readonly Place[]
}

const signIns: readonly DemoPerson[] = [
  { email: 'admin@souk.test', firstName: 'Sami', lastName: 'Haddad', places: [[null, 'soukAdmin']] },
  { email: 'brand@souk.test', firstName: 'Camille', lastName: 'Orla', places: [['maison-orla', 'entityAdmin']] },
  { email: 'manager@souk.test', firstName: 'Hugo', lastName: 'Marchand', places: [['maison-orla', 'salesManager']] },
  { email: 'rep@souk.test', firstName: 'Inès', lastName: 'Perrin', places: [['maison-orla', 'salesRepresentative']] },
  {
    email: 'otherbrand@souk.test',
    firstName: 'Tom',
    lastName: 'Harrow',
    places: [['field-and-harrow', 'entityAdmin']],
  },
  {
    email: 'retailer@souk.test',
    firstName: 'Nadia',
    lastName: 'Karam',
    places: [
      ['kin-and-co', 'entityAdmin'],
      ['kin-home', 'entityAdmin'],
    ],
  },
  { email: 'otherretailer@souk.test', firstName: 'Omar', lastName: 'Saleh', places: [['atlas-rooms', 'entityAdmin']] },
  { email: 'direct@souk.test', firstName: 'Lucia', lastName: 'Conti', places: [['casa-lume', 'entityAdmin']] },
  { email: 'newbrand@souk.test', firstName: 'Tamra', lastName: 'Aziz', places: [['studio-tamra', 'entityAdmin']] },
  { email: 'newretailer@souk.test', firstName: 'Erik', lastName: 'Nord', places: [['north-row', 'entityAdmin']] },
]
const firstNames =
  'Amira Leïla Yusuf Karim Salma Hana Rami Dina Elena Marco Sofia Paolo Greta Jonas Freya Lars Mai Kenji Aiko Min-jun Ruth Daniel Grace Owen Chloé Louis Élise Pedro Marta Tomás Nia Themba'.split(
    ' ',
  )
const lastNames =
  'Mansour Khalil Nasser Aoun Darwish Qureshi Moretti Ricci Weber Vogel Lindqvist Hansen Berg Tanaka Mori Park Reed Foster Walsh Morgan Lefèvre Girard Dubois Sousa Almeida Vidal Mokoena Okafor Petrov Novak Costa Silva'.split(
    ' ',
  )

/** An entity without a sign-in in the table gets people of its own: an admin, and for a brand a manager and two representatives. */
function peopleOf(slug: string, type: 'brand' | 'retailer', taken: Set<string>): DemoPerson[] {
  const choose = chooser(`people of ${slug}`)
  const roles =
    type === 'brand'
      ? (['entityAdmin', 'salesManager', 'salesRepresentative', 'salesRepresentative'] as const)
      : (['entityAdmin'] as const)
  return roles.map((role, n) => {
    const [firstName, lastName] = [choose(firstNames), choose(lastNames)]
    const plain = `${firstName}.${lastName}`
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
    const email = taken.has(`${plain}@${slug}.test`) ? `${plain}${n}@${slug}.test` : `${plain}@${slug}.test`
    taken.add(email)
    return { email, firstName, lastName, places: [[slug, role]] }
  })
}

export function demoPeople(): DemoPerson[] {
  const staffed = new Set(signIns.flatMap(({ places }) => places.map(([slug]) => slug)))
  const taken = new Set<string>()
  return [
    ...signIns,
    ...entities.filter(({ slug }) => !staffed.has(slug)).flatMap(({ slug, type }) => peopleOf(slug, type, taken)),
  ]
}

type DemoPlace = {
  id: string
  userId: string
  entityId: string | null
  slug: string | null
  role: Place[1]
  createdAt: Date
}

const seniority = ['soukAdmin', 'entityAdmin', 'salesManager', 'salesRepresentative']

function placesOf(people: readonly DemoPerson[]): DemoPlace[] {
  return people.flatMap(({ email, places }) =>
    places.map(([slug, role], n) => ({
      id: idOf('association', email, String(n)),
      userId: idOf('user', email),
      entityId: slug ? entityId(slug) : null,
      slug,
      role,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, n, seniority.indexOf(role))),
    })),
  )
}

/** People, and who belongs where. One password for all, so it is hashed once; representatives work under their brand's manager. */
export async function fillIdentity(tx: Tx): Promise<void> {
  const passwordHash = await hashPassword(password)
  const people = demoPeople()
  const accounts = people.map(({ email, firstName, lastName, language = 'en', places }) => ({
    id: idOf('user', email),
    passwordHash,
    email,
    firstName,
    lastName,
    language,
    emailVerifiedAt: new Date(Date.UTC(2026, 0, 1)),
    shouldDisplayToolkit: places.some(([slug]) => slug !== null && isNewcomer(slug)),
  }))
  await tx.insertInto('userAccount').values(accounts).execute()
  const places = placesOf(people)
  const managers = new Map(places.flatMap(({ slug, role, id }) => (role === 'salesManager' ? [[slug, id]] : [])))
  const associations = places.map(({ slug, ...place }) => ({
    ...place,
    joinedAt: place.createdAt,
    managerId: place.role === 'salesRepresentative' ? (managers.get(slug) ?? null) : null,
  }))
  await tx.insertInto('association').values(associations).execute()
}
