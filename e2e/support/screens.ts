import { draftKept, proofKept } from './sign-up-draft.ts'
import type { Persona } from './test.ts'

/** Every screen a person can open, with somebody who may: the list that pictures, axe and the matrix walk. */
export type Screen = {
  name: string
  path: string
  who?: Persona | 'guest'
  isLong?: boolean
  kept?: Readonly<Record<string, string>> // what the tab remembers
}

export const screens: readonly Screen[] = [
  { name: 'error-404', path: '/error-404' },
  { name: 'not-authorized', path: '/apps/miscellaneous/not-authorized' },
  { name: 'under-maintenance', path: '/apps/miscellaneous/under-maintenance' },
  { name: 'error', path: '/apps/miscellaneous/error' },
  { name: 'login', path: '/login' },
  { name: 'login-link', path: '/login/link' },
  { name: 'login-code', path: '/login/code' },
  { name: 'dead-link', path: '/orders?loginLink=used' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-password', path: '/reset-password/token' },
  { name: 'sign-up-email', path: '/sign-up/set-email', kept: draftKept('v2') },
  { name: 'sign-up-code', path: '/sign-up/set-otp', kept: draftKept('v2') },
  { name: 'sign-up-person', path: '/sign-up/complete-info', kept: draftKept('v1') },
  { name: 'sign-up-company', path: '/sign-up/company-info', kept: draftKept('v1') },
  { name: 'sign-up-side', path: '/sign-up/choose-user-type', kept: draftKept('v1') },
  { name: 'sign-up-logo', path: '/sign-up/upload-logo', kept: { ...draftKept('v2'), ...proofKept } },
  { name: 'sign-up-banner', path: '/sign-up/upload-banner', kept: { ...draftKept('v2'), ...proofKept } },
  { name: 'sign-up-launch', path: '/sign-up/set-launch-date', kept: draftKept('v1') },
  { name: 'sign-up-credentials', path: '/sign-up/set-credentials', kept: draftKept('v1') },
  { name: 'sign-up-confirm', path: '/sign-up/confirm', kept: { ...draftKept('v2'), ...proofKept }, isLong: true },
  { name: 'verify-email', path: '/verify-email/used' },
  { name: 'dev-ui', path: '/dev/ui?all', isLong: true },
  { name: 'dashboard', path: '/dashboard', who: 'brand@souk.test' },
  { name: 'dashboard-retailer', path: '/dashboard', who: 'retailer@souk.test' },
  { name: 'profile-general', path: '/profile', who: 'brand@souk.test' },
  { name: 'profile-account', path: '/profile?tabIndex=1', who: 'brand@souk.test' },
  { name: 'profile-segmentation', path: '/profile?tabIndex=2', who: 'brand@souk.test' },
  { name: 'profile-documents', path: '/profile?tabIndex=3', who: 'brand@souk.test' },
  { name: 'profile-addresses', path: '/profile?tabIndex=4', who: 'brand@souk.test' },
  { name: 'profile-teammates', path: '/profile?tabIndex=5', who: 'brand@souk.test' },
  { name: 'profile-terms', path: '/profile?tabIndex=6', who: 'brand@souk.test' },
  { name: 'profile-retailer', path: '/profile', who: 'retailer@souk.test' },
  { name: 'profile-retailer-segmentation', path: '/profile?tabIndex=2', who: 'retailer@souk.test' },
  { name: 'profile-retailer-stores', path: '/profile?tabIndex=6', who: 'retailer@souk.test' },
  { name: 'profile-read', path: '/profile', who: 'rep@souk.test' },
  { name: 'dashboard-newcomer', path: '/dashboard', who: 'newbrand@souk.test' },
  { name: 'explore', path: '/explore', who: 'otherretailer@souk.test' },
  { name: 'explore-guest', path: '/explore', who: 'guest' },
  { name: 'explore-filtered', path: '/explore?category=KNITWEAR&sort=new', who: 'otherretailer@souk.test' },
  { name: 'premium-brands', path: '/explore/premiumbrands', who: 'otherretailer@souk.test' },
  { name: 'brand', path: '/brand/d8fae57c-3ecd-8a0c-8f51-68d04c71111b', who: 'otherretailer@souk.test' },
  { name: 'brand-guest', path: '/brand/d8fae57c-3ecd-8a0c-8f51-68d04c71111b', who: 'guest' },
  { name: 'discover', path: '/discover-products', who: 'otherretailer@souk.test' },
  { name: 'shop', path: '/products/d1b1ab44-32b8-8bfd-8e62-1727d8b87eeb', who: 'otherretailer@souk.test' },
  {
    name: 'shop-compact',
    path: '/products/d1b1ab44-32b8-8bfd-8e62-1727d8b87eeb?density=compact&category=DRESSES',
    who: 'guest',
  },
  {
    name: 'product',
    path: '/product/c1776e5d-1c5b-8bb4-8a7d-b97cb0455217/c/d1b1ab44-32b8-8bfd-8e62-1727d8b87eeb',
    who: 'otherretailer@souk.test',
  },
  {
    name: 'product-carton',
    path: '/product/2718b7de-a26f-83f7-8ad4-c7c51c7e569a/c/d1b1ab44-32b8-8bfd-8e62-1727d8b87eeb',
    who: 'guest',
  },
  { name: 'collections', path: '/collections', who: 'brand@souk.test' },
  { name: 'collections-none', path: '/collections', who: 'newbrand@souk.test' },
  { name: 'collections-archived', path: '/collections?archived=true', who: 'brand@souk.test' },
  { name: 'collection-new', path: '/collections/edit', who: 'brand@souk.test' },
  { name: 'collection', path: '/collections/edit/c19fc4b2-9aad-80c3-855e-d02da61b1027', who: 'brand@souk.test' },
  { name: 'collection-read', path: '/collections/edit/c19fc4b2-9aad-80c3-855e-d02da61b1027', who: 'rep@souk.test' },
  {
    name: 'collection-products',
    path: '/collections/edit/c19fc4b2-9aad-80c3-855e-d02da61b1027?tab=products',
    who: 'brand@souk.test',
  },
  {
    name: 'collection-import',
    path: '/collections/edit/c19fc4b2-9aad-80c3-855e-d02da61b1027?tab=import',
    who: 'brand@souk.test',
  },
  {
    name: 'collection-prices',
    path: '/collections/edit/05b4d73f-8cec-8c13-8135-8b402239754a?tab=prices',
    who: 'brand@souk.test',
  },
  {
    name: 'collection-prices-read',
    path: '/collections/edit/05b4d73f-8cec-8c13-8135-8b402239754a?tab=prices',
    who: 'rep@souk.test',
  },
  {
    name: 'collection-segments',
    path: '/collections/edit/05b4d73f-8cec-8c13-8135-8b402239754a?tab=segments',
    who: 'brand@souk.test',
  },
  {
    name: 'collection-segments-none',
    path: '/collections/edit/0ac44fde-08e7-8f3a-8bf3-307b616bdcf9?tab=segments',
    who: 'brand@souk.test',
  },
  {
    name: 'collection-preview',
    path: '/collections/edit/05b4d73f-8cec-8c13-8135-8b402239754a?tab=preview&as=49aab2dc-cd57-8eca-8b81-d935223ba3f7',
    who: 'brand@souk.test',
    isLong: true,
  },
  { name: 'books', path: '/collections/books', who: 'brand@souk.test' },
  { name: 'admin', path: '/admin', who: 'admin@souk.test' },
  { name: 'admin-users', path: '/admin/users', who: 'admin@souk.test' },
  { name: 'admin-entities', path: '/admin/entities', who: 'admin@souk.test' },
  { name: 'admin-documents', path: '/admin/documents', who: 'admin@souk.test' },
  { name: 'admin-reviews', path: '/admin/reviews', who: 'admin@souk.test' },
  { name: 'admin-flags', path: '/admin/flags', who: 'admin@souk.test' },
  { name: 'admin-audit', path: '/admin/audit', who: 'admin@souk.test' },
]
