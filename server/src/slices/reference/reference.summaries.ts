/** What each call does, for the documentation of the API. */
export const referenceSummaries = {
  'reference.common': 'Read languages, currencies, categories and bands',
  'reference.commonForPerson': 'Read the same lists for the signed-in person',
  'reference.countries': 'List countries',
  'reference.ipCountry': 'Guess the country of the caller',
  'reference.flags': 'Read feature flags',
  'reference.events': 'Stream live events',
  'reference.uploadFile': 'Upload a file',
  'reference.uploadNewUserFile': 'Upload a file while signing up',
  'reference.reportFromBrowser': 'Report an error of the browser',
}
