import { describeLists } from '../../ui/testing/list-pages.tsx'
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
])
