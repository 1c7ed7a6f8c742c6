/** What an administrator of the marketplace may change, where it is less than everything. `read` changes nothing. */
export const staffAreas = ['reviews', 'support', 'money', 'read'] as const
export type StaffArea = (typeof staffAreas)[number]

type Asked = { method?: string; isRead?: true; writes?: true; staff?: StaffArea }

/** All of the marketplace's people read the whole console; who has an area changes what belongs to it. */
export function isInArea(area: StaffArea | undefined, { method, isRead, writes, staff }: Asked): boolean {
  if (area === undefined || isRead) return true
  return (method === 'GET' && !writes) || staff === area
}
