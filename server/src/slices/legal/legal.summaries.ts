/** What each call does, for the documentation of the API. */
export const legalSummaries = {
  'legal.read': 'Read a legal text',
  'legal.pending': 'Read the legal texts to accept before going on',
  'legal.accept': 'Accept legal texts',
  'legalAdmin.list': 'List the legal texts with their versions',
  'legalAdmin.read': 'Read a legal text with its draft and versions',
  'legalAdmin.saveDraft': 'Save the draft of a legal text',
  'legalAdmin.publish': 'Publish the draft of a legal text from a day on',
}
