import type { PreloadedRequests } from '../../lib/first-visit/preloaded-answers.ts'
import { firstPicture } from '../../slices/discovery/model/first-picture.ts'
import { fetchPicture } from '../../ui/pictures/preload-picture.ts'

/*
 * Stands in the page itself (see `tools/first-files.js`): what the page will ask for first, and the picture it shows first, are on
 * their way before its scripts are here. `lib/first-visit/preloaded-answers.ts` takes the answers.
 */
const token = localStorage.getItem('token')
const { calls = '', links = '' } = document.currentScript?.dataset ?? {}
if (token) window.firstAnswers = preloadRequests(calls.split(' '), token)
document.head.insertAdjacentHTML('beforeend', links)

function preloadRequests(wanted: readonly string[], bearer: string): PreloadedRequests {
  const headers = { 'accept-language': document.documentElement.lang, authorization: `Bearer ${bearer}` }
  const answers = wanted.map((call) => [call, ask(call, headers).catch(() => null)])
  return { headers, answers: Object.fromEntries(answers) }
}

async function ask(call: string, headers: PreloadedRequests['headers']): Promise<Response> {
  const answer = await fetch(call, { headers })
  const text = await answer.text() // here as a whole
  if (answer.ok) fetchPicture(firstPicture(JSON.parse(text).data))
  return new Response(text, answer)
}
