import { isEditable } from '@souk/contract/catalog/collection-moves.ts'
import type { Collection } from '@souk/contract/catalog/collection-shapes.ts'
import { useFlag } from '../../../lib/flags.ts'
import { useMayWrite } from '../model/collection-writers.ts'

/** Why products cannot be changed now, as a word of the catalogue; null where they can. */
export function useWhyNoEditing({ status, isArchived = false }: Collection): string | null {
  const mayWrite = useMayWrite()
  const isOn = useFlag('productEdit', true) // until it is known the server decides
  if (!mayWrite) return 'readOnly.role'
  if (!isEditable({ status, isArchived })) return isArchived ? 'catalog.archived' : 'catalog.inReview'
  return isOn ? null : 'catalog.editOff'
}
