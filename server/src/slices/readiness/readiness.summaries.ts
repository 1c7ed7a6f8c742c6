/** What each call does, for the documentation of the API. */
export const readinessSummaries = {
  'readiness.read': 'Read what is missing before the marketplace opens',
  'readiness.prove': 'Test or confirm one point of readiness',
  'readiness.echo': 'Prove that an address leads to this server',
}
