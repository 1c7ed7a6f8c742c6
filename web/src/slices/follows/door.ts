/** What a brand's page and cards show. */
export { FollowButton } from './following/follow-button.tsx'
