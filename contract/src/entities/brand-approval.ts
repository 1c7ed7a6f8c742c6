/** What staff decide about a brand. Until it is approved, only its own people and the marketplace's see it. */
export const approvalStatuses = ['NEW', 'SUBMITTED', 'MORE_NEEDED', 'DECLINED', 'APPROVED'] as const
export type ApprovalStatus = (typeof approvalStatuses)[number]

/** What a brand must have to submit, in the order in which a person would do it. */
export const approvalNeeds = ['company', 'taxNumber', 'document', 'terms', 'collection'] as const
export type ApprovalNeed = (typeof approvalNeeds)[number]
export type ApprovalFacts = Record<ApprovalNeed, boolean>

type Party = 'brand' | 'staff'
type Way = { by: Party; from: readonly ApprovalStatus[]; to: ApprovalStatus; needsAll?: true; needsReason?: true }

/** All that can happen to a brand on its way. A way that is not written here does not exist. */
export const approvalMoves = {
  submit: { by: 'brand', from: ['NEW', 'MORE_NEEDED', 'DECLINED'], to: 'SUBMITTED', needsAll: true },
  approve: { by: 'staff', from: ['SUBMITTED'], to: 'APPROVED' },
  askMore: { by: 'staff', from: ['SUBMITTED'], to: 'MORE_NEEDED', needsReason: true },
  decline: { by: 'staff', from: ['SUBMITTED'], to: 'DECLINED', needsReason: true },
} as const satisfies Record<string, Way>
export type ApprovalMove = keyof typeof approvalMoves
export const approvalDecisions = ['approve', 'askMore', 'decline'] as const

export const missingFor = (has: ApprovalFacts): ApprovalNeed[] => approvalNeeds.filter((need) => !has[need])

export function mayMove(move: ApprovalMove, by: Party, status: ApprovalStatus, has: ApprovalFacts): boolean {
  const way: Way = approvalMoves[move]
  return way.by === by && way.from.includes(status) && (!way.needsAll || missingFor(has).length === 0)
}

export const needsReason = (move: ApprovalMove): boolean => 'needsReason' in approvalMoves[move]
