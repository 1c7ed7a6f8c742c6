import { lazyDialog } from '../../lib/code/lazy-dialog.tsx'
import { loadNamespaces } from '../../lib/language/i18n.ts'

/** What the frame and the dashboard show of an entity's beginnings. */
export { ChecklistCard } from './onboarding/checklist-card.tsx'
export { LearnButton } from './onboarding/learn-button.tsx'
export { useChecklist, useCloseToolkit } from './onboarding/onboarding.data.ts'
export const loadInvitedSignUp = () => import('./sign-up/sign-up-invited.ts')
export { VerifyNotice } from './sign-up/verify-notice.tsx'
/** Where a brand stands with the marketplace. */
export { ApprovalCard } from './approval/approval-card.tsx'
/** What other slices build their own forms and admin pages with. */
export { AdminFrame } from './admin/admin-frame.tsx'
export { useWholeEntity } from './admin/admin.data.ts'
export const loadAddressSheet = () => import('./addresses/address-sheet.tsx')
export { PlaceFields } from './addresses/address-fields.tsx'
export { AddressText } from './addresses/address-text.tsx'
export { AmountField } from './profile/amount-field.tsx'
export { currencyOptions } from './profile/currency-options.ts'
export { OtherMinimumsField } from './profile/other-minimums-field.tsx'
export { EntityPictureField } from './profile/profile-picture-field.tsx'
export { useDocuments as useOwnDocuments } from './profile/profile.data.ts'
export { useOwnEntity } from './profile/own-entity.data.ts'
export { TimeZoneField } from './profile/time-zone-field.tsx'
export { ProfileSection } from './profile/profile-section.tsx'
export { UnsavedIn, useUnsaved, useUnsavedTabs } from './profile/profile-unsaved.tsx'
/** How an entity calls a partner. */
export const NickNameDialog = lazyDialog(async () => {
  const [module] = await Promise.all([import('./nick-name-dialog.tsx'), loadNamespaces('nick-name')])
  return module.NickNameDialog
})
