import { describeLists } from '../../ui/testing/list-pages.tsx'
import { CreditsSheet } from './credits/credits-sheet.tsx'
import { SavedTab } from './tabs/saved-tab.tsx'

const saved = {
  id: 'one',
  name: 'Concept Store Munich',
  city: 'Munich',
  country: 'DE',
  match: 80,
  stage: 'NEW',
  owner: null,
  remindOn: null,
}

const entry = { id: 'one', at: '2026-03-01T10:00:00Z', amount: -2, reason: 'SAVE', subject: 'Corner Shop', by: 'Nia' }

describeLists([
  {
    name: 'saved prospects',
    page: () => <SavedTab />,
    words: ['prospects'],
    path: '/api/v2/lead-ai/leads-ai/get-list',
    rows: 'leads',
    row: saved,
    more: { stages: { NEW: 1 }, team: [] },
    shows: 'Concept Store Munich',
    none: 'No saved prospects here',
  },
  {
    name: 'credits that were spent',
    page: () => <CreditsSheet onClose={() => {}} />,
    words: ['prospects'],
    path: '/api/v2/lead-ai/credit-history',
    others: { '/api/v2/lead-ai/credit-rates': { search: 1, save: 2, reveal: 5 } },
    rows: 'entries',
    row: entry,
    shows: 'Corner Shop',
    none: 'No entries yet',
  },
])
