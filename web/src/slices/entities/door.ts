/** What the frame and the dashboard show of an entity's beginnings. */
export { ChecklistCard } from './checklist-card.tsx'
export { LearnButton } from './learn-button.tsx'
export { VerifyNotice } from './verify-notice.tsx'
