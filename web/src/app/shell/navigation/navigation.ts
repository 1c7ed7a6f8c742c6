import type { Side } from '@souk/contract/core/abilities.ts'
import { type Right, rights } from '@souk/contract/core/rights/rights.ts'
import {
  type Icon,
  IconActivityHeartbeat,
  IconAdjustments,
  IconAlertTriangle,
  IconBookmarks,
  IconBuildingStore,
  IconCalendarEvent,
  IconChartHistogram,
  IconChartLine,
  IconChecklist,
  IconCoins,
  IconCompass,
  IconDownload,
  IconFileCertificate,
  IconFileInvoice,
  IconFlag,
  IconGavel,
  IconGift,
  IconHanger,
  IconHeart,
  IconHelpCircle,
  IconHistory,
  IconLayoutDashboard,
  IconListCheck,
  IconMail,
  IconListDetails,
  IconMailPlus,
  IconPackage,
  IconPercentage,
  IconPlugConnected,
  IconScale,
  IconSchool,
  IconShieldCheck,
  IconSparkles,
  IconStack2,
  IconTruckDelivery,
  IconUserShield,
  IconUsers,
  IconWallet,
} from '@tabler/icons-react'
import type { HelpKind } from '../../../lib/help-link.ts'
import type { IndicatorKey } from '../../../lib/indicators.ts'
import type { CountKey } from '../counts.ts'
import type { ShellWord } from '../../shell-word.ts'

/** One line of the navigation. Who may see it is what the guard says of its route; `sides` are those who have use for it. */
export type Entry = {
  to: string
  word: ShellWord
  icon: Icon
  sides?: readonly Side[]
  right?: Right // who has something to do there, where more may read it
  indicator?: IndicatorKey
  count?: CountKey
  isLater?: true // on a phone it waits in the drawer
  help?: HelpKind // opens that help in a new tab
  isExact?: true // what lies below it has lines of its own
}
type SectionKey = 'main' | 'accounts' | 'marketplace' | 'money' | 'system' | 'business'
export type Section = { key: SectionKey; word: ShellWord; entries: readonly Entry[] }

const traders: readonly Side[] = ['brand', 'retailer']

/** The console of the marketplace's own people. */
const consoleSections: readonly Section[] = [
  {
    key: 'accounts',
    word: 'nav.accounts',
    entries: [
      { to: '/admin/users', word: 'nav.adminUsers', icon: IconUsers },
      { to: '/admin/entities', word: 'nav.adminEntities', icon: IconBuildingStore },
      { to: '/admin/brands', word: 'nav.adminBrands', icon: IconHanger },
      { to: '/admin/documents', word: 'nav.adminDocuments', icon: IconFileCertificate, isLater: true },
      { to: '/admin/invitations', word: 'nav.adminInvitations', icon: IconMailPlus, isLater: true },
    ],
  },
  {
    key: 'marketplace',
    word: 'nav.marketplace',
    entries: [
      { to: '/admin/marketplace', word: 'nav.adminMarketplace', icon: IconAdjustments },
      { to: '/admin/reviews', word: 'nav.adminReviews', icon: IconChecklist },
      { to: '/admin/prospects', word: 'nav.adminProspects', icon: IconSparkles, isLater: true },
      { to: '/admin/credit-requests', word: 'nav.adminCreditRequests', icon: IconCoins, isLater: true },
      { to: '/admin/legal', word: 'nav.adminLegal', icon: IconGavel, isLater: true },
      { to: '/admin/referrals', word: 'nav.adminReferrals', icon: IconGift, isLater: true },
      { to: '/admin/lists', word: 'nav.adminLists', icon: IconListDetails, isLater: true },
    ],
  },
  {
    key: 'money',
    word: 'nav.money',
    entries: [
      { to: '/admin/credit', word: 'nav.adminCredit', icon: IconWallet, isLater: true },
      { to: '/admin/disputes', word: 'nav.adminDisputes', icon: IconPercentage, isLater: true },
      { to: '/admin/reconciliation', word: 'nav.adminReconciliation', icon: IconScale, isLater: true },
      { to: '/admin/rules', word: 'nav.adminRules', icon: IconFileInvoice, isLater: true },
    ],
  },
  {
    key: 'system',
    word: 'nav.system',
    entries: [
      { to: '/admin/flags', word: 'nav.adminFlags', icon: IconFlag, isLater: true },
      { to: '/admin/mails', word: 'nav.adminMails', icon: IconMail, isLater: true },
      { to: '/admin/jobs', word: 'nav.adminJobs', icon: IconAlertTriangle, isLater: true },
      { to: '/admin/administrators', word: 'nav.adminAdministrators', icon: IconUserShield, isLater: true },
      { to: '/admin/readiness', word: 'nav.adminReadiness', icon: IconListCheck, isLater: true },
      { to: '/admin/health', word: 'nav.adminHealth', icon: IconActivityHeartbeat, isLater: true },
      { to: '/admin/audit', word: 'nav.adminAudit', icon: IconHistory, isLater: true },
    ],
  },
]

/** The whole product in reading order; a line shows once its route exists. */
export const navigation: readonly Section[] = [
  {
    key: 'main',
    word: 'nav.main',
    entries: [
      { to: '/admin', word: 'nav.admin', icon: IconShieldCheck, isExact: true },
      { to: '/dashboard', word: 'nav.dashboard', icon: IconLayoutDashboard, sides: traders },
      { to: '/explore', word: 'nav.explore', icon: IconCompass },
      { to: '/discover-products', word: 'nav.discover', icon: IconHanger },
      { to: '/collections', word: 'nav.collections', icon: IconStack2 },
      { to: '/calendar', word: 'nav.calendar', icon: IconCalendarEvent, sides: traders, isLater: true },
      { to: '/wishlist', word: 'nav.wishlist', icon: IconHeart, indicator: 'wishlist', count: 'wishlists' },
      { to: '/selection', word: 'nav.selection', icon: IconBookmarks, indicator: 'wishlist', count: 'wishlists' },
      { to: '/orders', word: 'nav.orders', icon: IconPackage, sides: traders, count: 'orders' },
      { to: '/shipments', word: 'nav.shipments', icon: IconTruckDelivery, sides: traders },
      { to: '/invoices', word: 'nav.invoices', icon: IconFileInvoice, sides: traders, isLater: true },
      { to: '/messages', word: 'nav.messages', icon: IconMail, count: 'messages' },
      { to: '/inbox', word: 'nav.inbox', icon: IconMail, sides: ['retailer'], count: 'messages', isLater: true },
    ],
  },
  ...consoleSections,
  {
    key: 'business',
    word: 'nav.business',
    entries: [
      { to: '/sales-analytics', word: 'nav.salesAnalytics', icon: IconChartLine, indicator: 'salesAnalytics' },
      { to: '/purchase-analytics', word: 'nav.purchaseAnalytics', icon: IconChartLine, isLater: true },
      { to: '/analytics', word: 'nav.analytics', icon: IconChartHistogram, isLater: true },
      { to: '/prospects-gen-ai', word: 'nav.prospects', icon: IconSparkles, isLater: true },
      { to: '/retailer-ai', word: 'nav.retailerAi', icon: IconSparkles, isLater: true },
      { to: '/wallet', word: 'nav.wallet', icon: IconWallet, sides: traders },
      { to: '/connections', word: 'nav.connections', icon: IconUsers, sides: traders, count: 'connections' },
      { to: '/referrals', word: 'nav.referrals', icon: IconGift, sides: traders, isLater: true },
      {
        to: '/integration-metrics',
        word: 'nav.integrations',
        icon: IconPlugConnected,
        right: rights.leadSales,
        isLater: true,
      },
      {
        to: '/integrations/keys',
        word: 'nav.integrations',
        icon: IconPlugConnected,
        sides: ['retailer'],
        isLater: true,
      },
      { to: '/downloads', word: 'nav.downloads', icon: IconDownload, sides: traders, indicator: 'downloads' },
      { to: '/knowledge-center', word: 'nav.help', icon: IconHelpCircle, isLater: true, help: 'knowledgeCenter' },
      { to: '/souk-academy', word: 'nav.academy', icon: IconSchool, sides: traders, isLater: true, help: 'academy' },
    ],
  },
]
