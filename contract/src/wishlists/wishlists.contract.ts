import { z } from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { page, Paging } from '../core/paging.ts'
import { max } from '../core/rules.ts'
import { listQuery } from '../core/lists/list-query.ts'
import { several } from '../core/lists/several.ts'
import { ProductFacets, productFilters } from '../catalog/product-filters.ts'
import { ProductCard } from '../catalog/product-shapes.ts'
import { wishlistList } from './wishlist-list.ts'
import { wishlistLimits } from './wishlist-limits.ts'
import {
  FollowUp,
  LinesIn,
  Mailed,
  MailOut,
  Overtaken,
  PublicLink,
  Share,
  Sharing,
  Wishlist,
  WishlistCard,
  WishlistLine,
  WishlistName,
} from './wishlist-shapes.ts'

const traders = { allow: ['read', 'Order'], sides: ['brand', 'retailer'] } as const
const byId = z.strictObject({ id: z.uuid() })
const byToken = z.strictObject({ publicToken: z.string().check(z.minLength(20), z.maxLength(100)) })
const byProduct = z.strictObject({ productId: z.uuid() })
const Note = max(wishlistLimits.note)
const Made = z.object({ wishlistId: z.uuid() })
const SavedLine = z.object({
  productId: z.uuid(),
  quantities: z.record(z.string(), z.int()),
  cartons: z.int(),
  note: z.string(),
})
const Removed = z.object({ removed: z.int() })
const Saved = z.object({ wishlistId: z.uuid(), version: z.int(), overtaken: z.array(Overtaken) })
const list = '/api/v2/wishlists'
const one = '/api/v2/wishlists/:id'
const open = '/api/v2/public/wishlists/:publicToken'

export const wishlists = {
  list: endpoint({
    method: 'GET',
    path: list,
    ...traders,
    query: z.safeExtend(listQuery(wishlistList), {
      whose: z._default(z.enum(wishlistList.filters.whose.of), 'all'),
    }),
    reply: page({ items: z.array(WishlistCard) }),
  }),
  create: endpoint({
    method: 'POST',
    path: list,
    ...traders,
    body: z.strictObject({
      name: WishlistName,
      note: z.optional(Note),
      retailerId: z.optional(z.uuid()), // a brand's selection for one retailer
      lines: z.optional(LinesIn),
      products: z.optional(LinesIn), // the same, as the specification names them
    }),
    reply: Made,
    status: 201,
    successMessage: 'wishlists.created',
    idempotent: true,
  }),
  /** These products, with the lists the reader may change that hold them. */
  containing: endpoint({
    method: 'GET',
    path: '/api/v2/wishlists/containing',
    ...traders,
    query: z.strictObject({ productIds: several(z.uuid()) }),
    reply: z.array(z.object({ productId: z.uuid(), wishlistIds: z.array(z.uuid()) })),
  }),
  /** Onto the list the reader last added to; a first one is made where there is none. */
  saveToLast: endpoint({
    method: 'PUT',
    path: '/api/v2/wishlists/last/products/:productId',
    ...traders,
    params: byProduct,
    reply: z.extend(Made, { name: z.string(), isNew: z.boolean() }),
  }),
  /** Off that list, else off the newest of their own that holds it. The answer has what puts it back. */
  removeFromLast: endpoint({
    method: 'DELETE',
    path: '/api/v2/wishlists/last/products/:productId',
    ...traders,
    params: byProduct,
    reply: z.extend(Made, { name: z.string(), line: SavedLine }),
  }),
  /** Copies a public wishlist into the reader's own; repeating it returns the same copy. */
  fromPublic: endpoint({
    method: 'POST',
    path: '/api/v2/wishlists/from-public',
    allow: ['manage', 'Retailer'],
    body: byToken,
    reply: z.object({ wishlistId: z.uuid(), isNew: z.boolean() }),
    limit: { tries: 30, seconds: 60, per: 'user' },
  }),
  read: endpoint({
    method: 'GET',
    path: one,
    ...traders,
    params: byId,
    query: z.safeExtend(Paging, productFilters),
    reply: z.extend(Wishlist, page({ lines: z.array(WishlistLine), products: z.array(WishlistLine) }).shape),
  }),
  /** Sets the named lines and leaves the others. */
  save: endpoint({
    method: 'PUT',
    path: one,
    ...traders,
    params: byId,
    body: z.strictObject({
      lines: z.optional(LinesIn),
      products: z.optional(LinesIn), // the same, as the specification names them
      note: z.optional(Note),
    }),
    reply: Saved,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: one,
    ...traders,
    params: byId,
    reply: z.null(),
    successMessage: 'wishlists.removed',
  }),
  removeProduct: endpoint({
    method: 'DELETE',
    path: `${one}/removeProduct/:productId`,
    ...traders,
    params: z.strictObject({ id: z.uuid(), productId: z.uuid() }),
    reply: Removed,
  }),
  removeProducts: endpoint({
    method: 'POST',
    path: `${one}/removeProducts`,
    ...traders,
    params: byId,
    body: z.strictObject({
      products: z.array(z.uuid()).check(z.minLength(1), z.maxLength(500, 'wishlists.tooManyAtOnce')),
    }),
    reply: Removed,
  }),
  rename: endpoint({
    method: 'PUT',
    path: `${one}/rename`,
    ...traders,
    params: byId,
    body: z.strictObject({ name: WishlistName }),
    reply: z.null(),
    successMessage: 'wishlists.renamed',
  }),
  filters: endpoint({
    method: 'GET',
    path: `${one}/filters`,
    ...traders,
    params: byId,
    query: z.strictObject(productFilters),
    reply: ProductFacets,
  }),
  duplicate: endpoint({
    method: 'POST',
    path: `${one}/duplicate`,
    ...traders,
    params: byId,
    body: z.strictObject({ name: WishlistName }),
    reply: Made,
    status: 201,
    successMessage: 'wishlists.created',
  }),
  /** Takes the lines of other lists in. Of a product on both, the sizes are added up. */
  merge: endpoint({
    method: 'POST',
    path: `${one}/merge`,
    ...traders,
    params: byId,
    body: z.strictObject({ wishlistIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(20)) }),
    reply: z.object({ added: z.int() }),
    successMessage: 'wishlists.merged',
  }),
  share: endpoint({
    method: 'PUT',
    path: `${one}/share`,
    ...traders,
    params: byId,
    body: Sharing,
    reply: z.array(Share),
    successMessage: 'wishlists.shared',
  }),
  /** The people and partners a list can be shared with. */
  shareable: endpoint({
    method: 'GET',
    path: '/api/v2/wishlists/shareable',
    ...traders,
    reply: z.object({
      teammates: z.array(z.object({ userId: z.uuid(), name: z.string() })),
      partners: z.array(z.object({ entityId: z.uuid(), name: z.string() })),
    }),
  }),
  mail: endpoint({
    method: 'POST',
    path: `${one}/share`,
    ...traders,
    personal: true,
    params: byId,
    body: MailOut,
    reply: Mailed,
    idempotent: true,
  }),
  followUp: endpoint({
    method: 'POST',
    path: `${one}/email-follow-up`,
    ...traders,
    personal: true,
    params: byId,
    body: FollowUp,
    reply: Mailed,
    idempotent: true,
  }),
  /** Columns `sku` or `uniqueId`, `quantity`, `note`. All rows or none. */
  import: endpoint({
    method: 'PUT',
    path: `${one}/import`,
    ...traders,
    params: byId,
    upload: true,
    reply: z.object({
      changed: z.int(),
      problems: z.array(z.object({ row: z.int(), column: z.string(), problem: z.string() })),
    }),
    limit: { tries: 30, seconds: 60, per: 'user' },
  }),
  createPublicLink: endpoint({
    method: 'POST',
    path: `${one}/create-public-link`,
    ...traders,
    personal: true,
    params: byId,
    reply: PublicLink,
    status: 201,
    successMessage: 'wishlists.linkMade',
  }),
  revokePublicLink: endpoint({
    method: 'DELETE',
    path: `${one}/public-link`,
    ...traders,
    params: byId,
    reply: z.null(),
    successMessage: 'wishlists.linkEnded',
  }),
}

/** What a stranger with the link sees: as a guest would, so without wholesale prices. */
export const publicWishlists = {
  read: endpoint({
    method: 'GET',
    path: open,
    allow: 'public',
    params: byToken,
    query: z.safeExtend(Paging, productFilters),
    reply: z.object({
      name: z.string(),
      note: z.string(),
      entityName: z.string(),
      entityType: z.enum(['brand', 'retailer']),
      ...page({ products: z.array(ProductCard) }).shape,
      hiddenCount: z.int(),
      isOwn: z.boolean(), // the reader belongs to the entity that made it
    }),
    limit: { tries: 120, seconds: 60, per: 'address' },
  }),
  filters: endpoint({
    method: 'GET',
    path: `${open}/filters`,
    allow: 'public',
    params: byToken,
    query: z.strictObject(productFilters),
    reply: ProductFacets,
    limit: { tries: 120, seconds: 60, per: 'address' },
  }),
}
