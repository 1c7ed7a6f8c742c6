import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { idle } from '../../../lib/first-visit/when-idle.ts'

/** The button and its words, after the page: people arrive here, and the first screen has no use for it. */
export async function loadFollowButton() {
  await idle()
  const [door] = await Promise.all([import('../../follows/door.ts'), loadNamespaces('follows')])
  return door.FollowButton
}
