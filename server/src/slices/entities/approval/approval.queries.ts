import { sql } from 'kysely'
import type { AdminBrand, BrandApproval } from '@souk/contract/entities/approval.contract.ts'
import type { BrandFilters } from '@souk/contract/entities/admin-lists.ts'
import type { ApprovalStatus } from '@souk/contract/entities/brand-approval.ts'
import { isTaxNumber, taxNumberExample } from '@souk/contract/entities/tax-number.ts'
import type { DocumentStatus } from '@souk/contract/entities/entity-shapes.ts'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { containing } from '../../../platform/data/database/like.ts'
import { allGiven, pagedList } from '../../../platform/data/database/paged-list.ts'
import type { ServerKey } from '../../../platform/data/access/server-key.ts'
import { signedAddress } from '../../../platform/serving/serve-files.ts'
import { effectiveStatus } from '../model/documents.queries.ts'

const addressSeconds = 600

type Papers = { id: string; name: string; location: string; status: DocumentStatus }[]

/** All brands, with what each shows for itself. */
function selectBrands(db: Db) {
  return db
    .selectFrom('entity')
    .select([
      'entity.id',
      'entity.name',
      'entity.country',
      'entity.taxNumber',
      'entity.email',
      'entity.launchDate',
      'entity.createdAt',
      'entity.approvalSubmittedAt as submittedAt',
      'entity.approvalDecidedAt as decidedAt',
      'entity.approval',
      'entity.approvalReason',
      'entity.approvalVersion',
      sql<boolean>`entity.terms_accepted_at is not null`.as('hasTerms'),
      sql<
        string | null
      >`(select concat_ws(', ', line1, nullif(line2, ''), nullif(postal_code, ''), city, nullif(region, ''))
        from address where entity_id = entity.id order by created_at, id limit 1)`.as('address'),
      sql<Papers>`(select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'location', location,
        'status', ${effectiveStatus}) order by created_at, id), '[]') from document where entity_id = entity.id)`.as(
        'documents',
      ),
      sql<AdminBrand['collection']>`(select jsonb_build_object('id', id, 'name', name) from collection
        where brand_id = entity.id and archived_at is null and complete_count > 0 order by created_at, id limit 1)`.as(
        'collection',
      ),
    ])
    .where('entity.type', '=', 'brand')
}

/** Those that wait longest first. */
export const listBrands = (db: Db, { page, limit, after, ...filters }: BrandFilters & Paging) =>
  pagedList(
    db,
    selectBrands(db),
    (rows) => rows.where(isSought(filters)),
    { id: 'entity.id', by: [sql`coalesce(entity.approval_submitted_at, entity.created_at)`], direction: 'asc' },
    { page, limit, after },
  )

const isSought = (filters: BrandFilters) =>
  allGiven<BrandFilters>(filters, {
    q: (text) => sql`entity.name ilike ${containing(text)}`,
    status: (status) => sql`entity.approval = ${status}`,
  })

export function findApproval(db: Db, id: string) {
  return selectBrands(db).where('entity.id', '=', id).executeTakeFirst()
}
type Row = NonNullable<Awaited<ReturnType<typeof findApproval>>>

const counted: ReadonlySet<string> = new Set(['PENDING', 'VERIFIED'])

/** What the marketplace asks of a brand, each read from its facts. */
export function presentApproval(row: Row): BrandApproval {
  const { name, country, address, taxNumber, documents, hasTerms, collection, submittedAt, decidedAt } = row
  return {
    status: row.approval as ApprovalStatus,
    reason: row.approvalReason,
    has: {
      company: name !== '' && country !== null && address !== null,
      taxNumber: isTaxNumber(country, taxNumber),
      document: documents.some(({ status }) => counted.has(status)),
      terms: hasTerms,
      collection: collection !== null,
    },
    taxNumberExample: taxNumberExample(country),
    submittedAt: submittedAt?.toISOString() ?? null,
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}

export function presentAdminBrand(row: Row, key: ServerKey): AdminBrand {
  const { id, country, address, taxNumber, email, collection, launchDate } = row
  return {
    ...presentApproval(row),
    id,
    entityName: row.name,
    country,
    address,
    taxNumber,
    email,
    documents: row.documents.map(({ location, ...paper }) => ({
      ...paper,
      url: signedAddress(key, location, addressSeconds),
    })),
    collection,
    launchDate,
    createdAt: row.createdAt.toISOString(),
    version: row.approvalVersion,
  }
}
