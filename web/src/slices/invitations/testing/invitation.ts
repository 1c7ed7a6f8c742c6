import type { Invitation } from '@souk/contract/invitations/invitations.contract.ts'

export const invitation: Invitation = {
  id: '0199a000-0000-7000-8000-000000000001',
  company: 'Atelier Nord',
  email: 'hello@nord.test',
  side: 'brand',
  country: 'FR',
  language: 'en',
  status: 'INVITED',
  createdAt: '2026-11-19T10:00:00.000Z',
  mailedAt: '2026-11-19T10:00:00.000Z',
  openedAt: null,
  joinedAt: null,
  expiresAt: '2026-11-26T10:00:00.000Z',
  invitedBy: 'Nia Vogel',
}
