/** What a brand's page and cards show. */
export { FollowButton } from './follow-button.tsx'
