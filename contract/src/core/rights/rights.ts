import type { Action, Actor, Resource } from '../abilities.ts'
import type { Endpoint } from '../endpoint.ts'
import { isInArea } from './staff.ts'

/** Who may make a call, as the call says it. */
export type Right = Pick<Endpoint, 'allow' | 'roles' | 'sides' | 'personal' | 'staff' | 'isRead' | 'writes'> &
  Partial<Pick<Endpoint, 'method'>>

const traders = ['brand', 'retailer'] as const
const owner = ['entityAdmin'] as const
const leads = ['entityAdmin', 'salesManager'] as const

/** What only some roles may do. Calls spread a right and screens ask with it, so neither has a list of roles of its own. */
export const rights = {
  /** Profile, documents, addresses and stores of the own entity. */
  describeEntity: { allow: ['read', 'Profile'], roles: owner },
  /** Asks staff to open the brand to the marketplace. */
  submitBrand: { allow: ['manage', 'Brand'], roles: owner },
  leadTeam: { allow: ['read', 'Profile'], roles: leads, personal: true },
  handOver: { allow: ['read', 'Profile'], roles: owner, personal: true },
  writeCatalog: { allow: ['manage', 'Brand'], roles: leads },
  /** Terms, direct retailers, groups, mails to many, prospects and targets. */
  leadSales: { allow: ['manage', 'Brand'], roles: leads },
  endRelation: { allow: ['read', 'Profile'], sides: traders, roles: leads },
  readBalance: { allow: ['read', 'Wallet'], sides: traders, roles: leads },
  pay: { allow: ['read', 'Wallet'], sides: traders, roles: owner, personal: true },
  recordTransfers: { allow: ['manage', 'Brand'], roles: owner, personal: true },
  saveCards: { allow: ['read', 'Wallet'], sides: traders, roles: owner },
  disputeCommission: { allow: ['read', 'Wallet'], sides: traders, roles: owner },
  changeReferrals: { allow: ['read', 'Referrals'], sides: traders, roles: owner },
  /** Whether brands find a retailer, and which of them get its contact. */
  answerBrands: { allow: ['manage', 'Retailer'], roles: owner },
  setTaxRates: { allow: ['manage', 'Brand'], roles: owner },
  runStores: { allow: ['manage', 'Brand'], roles: owner },
  runWebhooks: { allow: ['read', 'Profile'], sides: traders, roles: owner },
  giveAccess: { allow: ['read', 'Profile'], sides: traders, roles: owner, personal: true },
} as const satisfies Record<string, Right>

/** The one rule of who may: `holds` says which abilities the actor has. */
export function isGranted(
  actor: Actor | null,
  { allow, roles, sides, personal, ...call }: Right,
  holds: (action: Action, resource: Resource) => boolean,
): boolean {
  if (allow === 'public') return true
  if (!actor || !holds(...allow)) return false
  if (personal && actor.impersonatorId) return false
  if (sides && !sides.includes(actor.side)) return false
  const isConsole = allow[1] === 'Souk' || call.staff !== undefined
  if (actor.side === 'souk' && isConsole && !isInArea(actor.staffArea, call)) return false
  return !roles || (actor.role !== null && roles.includes(actor.role))
}
