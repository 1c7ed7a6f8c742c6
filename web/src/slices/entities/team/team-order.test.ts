import type { Teammate } from '@souk/contract/entities/team.contract.ts'
import { expect, test } from 'vitest'
import { teamInOrder } from './team-order.ts'

const mate = (userId: string, role: Teammate['role'], managerId: string | null = null): Teammate => ({
  userId,
  role,
  managerId,
  firstName: userId,
  lastName: '',
  email: '',
  managerName: null,
  isYou: false,
  isPending: false,
  isHandover: false,
  mayChange: false,
  lastSeenAt: null,
  version: 1,
})

test('each manager stands before their own representatives, and all are listed', () => {
  const team = [
    mate('free', 'salesRepresentative'),
    mate('b1', 'salesRepresentative', 'b'),
    mate('a', 'salesManager'),
    mate('b', 'salesManager'),
    mate('a1', 'salesRepresentative', 'a'),
    mate('admin', 'entityAdmin'),
  ]
  expect(teamInOrder(team).map(({ userId }) => userId)).toEqual(['admin', 'a', 'a1', 'b', 'b1', 'free'])
})
