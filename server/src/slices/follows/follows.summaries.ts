/** What each call does, for the documentation of the API. */
export const followsSummaries = {
  'follows.calendar': 'Read the calendar of collections',
  'follows.announce': 'Announce the opening of a collection',
  'follows.withdraw': 'Withdraw an announcement',
  'follows.subscribe': 'Follow or unfollow a brand',
  'follows.following': 'List followed brands',
  'follows.mails': 'Read which mails about brands a person gets',
  'follows.chooseMails': 'Choose which mails about brands a person gets',
  'unsubscribes.look': 'Read what an unsubscribe link is about',
  'unsubscribes.end': 'Unsubscribe by a link',
}
