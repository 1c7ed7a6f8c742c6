/** What the frame and the dashboard show of an entity's beginnings. */
export { ChecklistCard } from './checklist-card.tsx'
export { LearnButton } from './learn-button.tsx'
export { VerifyNotice } from './verify-notice.tsx'
/** What other slices build their own forms and admin pages with. */
export { AdminFrame } from './admin-frame.tsx'
export { AddressText } from './address-text.tsx'
export { AmountField } from './amount-field.tsx'
export { currencyOptions } from './currency-options.ts'
export { EntityPictureField } from './profile-picture-field.tsx'
export { useOwnEntity } from './own-entity.data.ts'
export { ProfileSection } from './profile-section.tsx'
export { UnsavedIn, useUnsaved, useUnsavedTabs } from './profile-unsaved.tsx'
