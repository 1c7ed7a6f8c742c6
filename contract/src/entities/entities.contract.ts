import { Day } from '../core/days.ts'
import { z } from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { max, nameUpTo, required } from '../core/rules.ts'
import { seenVersion } from '../core/saved-version.ts'
import { rights } from '../core/rights/rights.ts'
import type { Checklist as List } from './checklist.ts'
import {
  Address,
  AddressIn,
  NewAddress,
  EntityChange,
  EntityDocument,
  General,
  OwnEntity,
  PublicEntity,
  Segmentation,
  Side,
  Social,
  Store,
} from './entity-shapes.ts'
import { documentKinds } from './entity-words.ts'

const Checklist: z.ZodMiniType<List> = z.object({
  percentage: z.int().check(z.minimum(0), z.maximum(100)),
  general: z.boolean(),
  segmentation: z.boolean(),
  documents: z.boolean(),
  address: z.boolean(),
  firstCollection: z.boolean(),
  firstOrder: z.boolean(),
  teammates: z.boolean(),
  referrals: z.boolean(),
})

const owner = rights.describeEntity
const byId = z.strictObject({ id: z.uuid() })
const ofSide = z.strictObject({ role: Side, id: z.uuid() })

/** The whole set: one with an id stays as it is, but for its expiry; one without is new; one that is missing goes. */
export const Documents = z.strictObject({
  documents: z
    .array(
      z.strictObject({
        id: z.optional(z.uuid()),
        kind: z.enum(documentKinds),
        location: z.optional(required.check(z.maxLength(500))), // what the upload answered
        expiresOn: z.nullable(Day),
      }),
    )
    .check(z.maxLength(20, 'entities.tooManyDocuments')),
})
export type Documents = z.output<typeof Documents>
const NickName = z.strictObject({ entityId: z.uuid(), nickName: nameUpTo(120) })
/** Blank removes it: the company is called by its own name again. */
export const NickNameChange = z.extend(NickName, { nickName: max(120) })
export const NewStore = z.strictObject({
  name: nameUpTo(120),
  address: NewAddress,
})
export const StoreChange = z.strictObject({ name: nameUpTo(120), addressId: z.uuid(), ...seenVersion })
/** The weekly digest; without a day there is none. */
export const Digest = z.strictObject({
  day: z.nullable(z.int().check(z.minimum(0), z.maximum(6))),
  hour: z.int().check(z.minimum(0), z.maximum(23)),
  timeZone: General.shape.timeZone,
})
export type Digest = z.output<typeof Digest>

export const entities = {
  read: endpoint({
    method: 'GET',
    path: '/api/v2/entity/:role/:id',
    allow: ['read', 'Profile'],
    params: ofSide,
    reply: z.union([OwnEntity, PublicEntity]),
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/v2/entity/:role/:id',
    ...owner,
    params: ofSide,
    body: EntityChange,
    reply: OwnEntity,
    successMessage: 'entities.saved',
  }),
  readBrand: endpoint({
    method: 'GET',
    path: '/api/v2/users/:brandId',
    allow: ['read', 'Auth'],
    params: z.strictObject({ brandId: z.uuid() }),
    reply: PublicEntity,
  }),
  general: endpoint({
    method: 'PUT',
    path: '/api/v2/users/profile/general',
    ...owner,
    body: z.extend(General, seenVersion),
    reply: OwnEntity,
    successMessage: 'entities.saved',
  }),
  segmentation: endpoint({
    method: 'PUT',
    path: '/api/v2/users/profile/segmentation',
    ...owner,
    body: z.extend(Segmentation, seenVersion),
    reply: OwnEntity,
    successMessage: 'entities.saved',
  }),
  social: endpoint({
    method: 'PUT',
    path: '/api/v2/users/profile/social',
    ...owner,
    body: z.extend(Social, seenVersion),
    reply: OwnEntity,
    successMessage: 'entities.saved',
  }),
  documents: endpoint({
    method: 'GET',
    path: '/api/v2/users/profile/documents',
    allow: ['read', 'Profile'],
    reply: z.array(EntityDocument),
  }),
  setDocuments: endpoint({
    method: 'PUT',
    path: '/api/v2/users/profile/documents',
    ...owner,
    body: Documents,
    reply: z.array(EntityDocument),
    successMessage: 'entities.saved',
  }),
  addAddress: endpoint({
    method: 'POST',
    path: '/api/v2/users/profile/addresses',
    ...owner,
    body: NewAddress,
    reply: Address,
    status: 201,
    successMessage: 'entities.addressSaved',
  }),
  changeAddress: endpoint({
    method: 'PUT',
    path: '/api/v2/users/profile/addresses/:id',
    ...owner,
    params: byId,
    body: z.extend(AddressIn, seenVersion),
    reply: Address,
    successMessage: 'entities.addressSaved',
  }),
  removeAddress: endpoint({
    method: 'DELETE',
    path: '/api/v2/users/profile/addresses/:id',
    ...owner,
    params: byId,
    reply: z.null(),
    successMessage: 'entities.addressRemoved',
  }),
  createStore: endpoint({
    method: 'POST',
    path: '/api/v2/users/create-store',
    allow: ['manage', 'Retailer'],
    body: NewStore,
    reply: Store,
    status: 201,
    successMessage: 'entities.storeCreated',
  }),
  changeStore: endpoint({
    method: 'PUT',
    path: '/api/v2/users/stores/:id',
    allow: ['manage', 'Retailer'],
    params: byId,
    body: StoreChange,
    reply: Store,
    successMessage: 'entities.storeChanged',
  }),
  /** Closes it: its carts are emptied, its orders stay. */
  closeStore: endpoint({
    method: 'DELETE',
    path: '/api/v2/users/stores/:id',
    allow: ['manage', 'Retailer'],
    params: byId,
    reply: z.null(),
    successMessage: 'entities.storeClosed',
  }),
  addNickName: endpoint({
    method: 'POST',
    path: '/api/v2/users/nick-name',
    allow: ['read', 'Profile'],
    body: NickName,
    reply: z.null(),
    status: 201,
    successMessage: 'entities.saved',
  }),
  changeNickName: endpoint({
    method: 'PUT',
    path: '/api/v2/users/nick-name',
    allow: ['read', 'Profile'],
    body: NickNameChange,
    reply: z.null(),
    successMessage: 'entities.saved',
  }),
  digest: endpoint({
    method: 'GET',
    path: '/api/v2/users/profile/schedule-email',
    allow: ['read', 'Profile'],
    reply: Digest,
  }),
  scheduleEmail: endpoint({
    method: 'POST',
    path: '/api/v2/users/profile/schedule-email',
    allow: ['read', 'Profile'],
    personal: true,
    body: Digest,
    reply: Digest,
    successMessage: 'entities.saved',
  }),
  closeToolkit: endpoint({
    method: 'PUT',
    path: '/api/v2/users/close-toolkit',
    allow: ['read', 'Profile'],
    reply: z.null(),
  }),
  checklist: endpoint({
    method: 'GET',
    path: '/api/v2/users/onboard-checklist',
    allow: ['read', 'Profile'],
    reply: Checklist,
  }),
}
