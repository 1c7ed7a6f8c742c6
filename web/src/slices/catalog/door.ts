/** What the dashboard shows of collections. */
export { DeadlinesCard } from './deadlines-card.tsx'
