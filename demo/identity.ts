import type { Tx } from '../server/src/platform/db.ts'
import { hashPassword } from '../server/src/slices/identity/passwords.ts'
import { password } from './people.ts'
import { idOf } from './random.ts'

const entities = [
  { key: 'maison-orla', type: 'brand', name: 'Maison Orla', access: [] },
  { key: 'field-and-harrow', type: 'brand', name: 'Field & Harrow', access: [] },
  { key: 'kin-and-co', type: 'retailer', name: 'Kin & Co', access: ['marketplace', 'direct'] },
  { key: 'atlas-rooms', type: 'retailer', name: 'Atlas Rooms', access: ['marketplace'] },
  { key: 'casa-lume', type: 'retailer', name: 'Casa Lume', access: ['direct'] },
  { key: 'studio-tamra', type: 'brand', name: 'Studio Tamra', access: [] },
  { key: 'north-row', type: 'retailer', name: 'North Row', access: ['marketplace'] },
  { key: 'kin-home', type: 'retailer', name: 'Kin Home', access: ['marketplace'] },
] as const

const people = [
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
] as const

/** Entities, people, and who belongs where. */
export async function fillIdentity(tx: Tx): Promise<void> {
  const passwordHash = await hashPassword(password)
  await tx
    .insertInto('entity')
    .values(
      entities.map(({ key, access, ...entity }) => ({
        id: idOf('entity', key),
        access: [...access],
        isDemo: true,
        ...entity,
      })),
    )
    .execute()
  await tx
    .insertInto('userAccount')
    .values(
      people.map(({ email, firstName, lastName }) => ({
        id: idOf('user', email),
        passwordHash,
        email,
        firstName,
        lastName,
      })),
    )
    .execute()
  await tx
    .insertInto('association')
    .values(
      people.flatMap(({ email, places }) =>
        places.map(([entity, role], n) => ({
          id: idOf('association', email, String(n)),
          userId: idOf('user', email),
          entityId: entity ? idOf('entity', entity) : null,
          role,
          createdAt: new Date(Date.UTC(2026, 0, 1, 0, n)),
        })),
      ),
    )
    .execute()
}
