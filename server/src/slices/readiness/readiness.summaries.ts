/** What each call does, for the documentation of the API. */
export const readinessSummaries = {
  'readiness.read': 'Read what is missing before the marketplace opens',
  'readiness.prove': 'Test or confirm one point of readiness',
  'readiness.maintenance': 'Read whether the marketplace is closed for maintenance',
  'readiness.setMaintenance': 'Close the marketplace for maintenance, or open it again',
  'readiness.echo': 'Prove that an address leads to this server',
}
