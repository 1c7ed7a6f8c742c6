import { useOwnEntity } from '../entities/door.ts'

/** Where the own entity can be sent to, as choices. */
export function useOwnAddresses(): { value: string; label: string }[] {
  const { data } = useOwnEntity()
  return (data?.addresses ?? []).map(({ id, label, line1, city }) => ({
    value: id,
    label: [label, line1, city].filter(Boolean).join(', '),
  }))
}
