// @ts-check
// Stands in the page itself (see `tools/first-files.js`): what the page will ask for first is on its way before its scripts are here.
// `lib/first-answers.ts` takes the answers.
{
  const token = localStorage.getItem('token')
  const calls = document.currentScript?.dataset['calls']
  if (token && calls) {
    const headers = { 'accept-language': document.documentElement.lang, authorization: `Bearer ${token}` }
    /** @param {string} call */
    const ask = async (call) => {
      const answer = await fetch(call, { headers })
      return new Response(await answer.text(), answer) // here as a whole
    }
    const answers = calls.split(' ').map((call) => [call, ask(call).catch(() => null)])
    window.firstAnswers = { headers, answers: Object.fromEntries(answers) }
  }
}
