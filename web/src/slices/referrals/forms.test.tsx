import { describeForms } from '../../testing/describe-forms.tsx'

const page = { page: 1, limit: 25, total: 0, more: false }
const own = {
  code: 'KIN-2026',
  link: 'https://souk.test/join/KIN-2026',
  earned: '0.00',
  cap: '500.00',
  rewards: { retailer: '50.00', brand: '100.00' },
  appliesRewards: false,
  referrals: [],
  ...page,
}

describeForms([
  {
    name: 'the invitation of others',
    path: '/referrals',
    as: { side: 'retailer', role: 'entityAdmin' },
    replies: { 'GET /api/users/referrals': own },
    typed: { 'Email addresses': 'nora@shop.test', Message: 'Come along' },
    send: 'Send invitations',
    call: 'POST /api/users/referrals/send-email',
    answer: { invited: 1, known: 0 },
  },
])
