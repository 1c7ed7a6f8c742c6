import { Refusal } from '../../base/refusal.ts'

type Reason =
  | 'broken'
  | 'encrypted'
  | 'tooManyEntries'
  | 'tooLarge'
  | 'tooSlow'
  | 'noWorkbook'
  | 'encoding'
  | 'macro'
  | 'formula'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'cellTooLong'

export function refuseSheet(reason: Reason, params: Record<string, unknown> = {}): Refusal {
  return new Refusal('invalid', `sheets.${reason}`, { field: 'file', params })
}
