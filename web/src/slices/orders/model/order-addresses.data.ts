import { useOwnEntity } from '../../entities/door.ts'
import { addressLine } from './address-line.ts'

/** Where the own entity can be sent to, as choices. */
export function useOwnAddresses(): { value: string; label: string }[] {
  const { data } = useOwnEntity()
  return (data?.addresses ?? []).map((address) => ({ value: address.id, label: addressLine(address) }))
}
