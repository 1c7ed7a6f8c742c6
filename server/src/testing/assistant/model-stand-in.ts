import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Persona = 'wellBehaved' | 'broken' | 'slow' | 'looping' | 'hostile' | 'refusing'

/** An OpenAI-compatible endpoint on loopback that answers as its persona would; it counts what it is asked. */
export async function newModelStandIn() {
  let persona: Persona = 'wellBehaved'
  const asked: string[] = []
  const timers = new Set<NodeJS.Timeout>()
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      asked.push(body)
      reply(persona, body.includes('wholesale invitation') ? drafts : answers, response, timers)
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    settings: { baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: 'key', model: 'stand-in' },
    asked,
    become: (next: Persona) => (persona = next),
    close: () => {
      for (const timer of timers) clearInterval(timer)
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}

const field = (name: string, value: unknown, quote: string) => ({ field: name, value, quote })
const answers: Record<'wellBehaved' | 'hostile', object> = {
  wellBehaved: {
    intent: 'select',
    fields: [
      field('budget', { amount: '2000', currency: 'EUR' }, '2000 euros'),
      field('categories', ['DRESSES'], 'summery frocks'),
    ],
  },
  hostile: {
    intent: 'select',
    fields: [
      field('budget', { amount: '999999', currency: 'EUR' }, '2000 euros'), // a figure the sentence does not have
      field('maxBrands', 99, 'all the brands'), // a quote the sentence does not have
      field('brands', ['Another Tenant'], '2000 euros'), // a brand the retailer cannot see
      field('exclude', ['<script>alert(1)</script>'], 'nothing of it'),
      field('deleteAllWishlists', true, '2000 euros'), // no field of a brief
    ],
  },
}

const drafts: Record<'wellBehaved' | 'hostile', object> = {
  wellBehaved: {
    subject: 'Linen dresses for Atelier 1 in Lyon',
    message: 'Hello,\n\nYour boutique in Lyon and our linen dresses belong together.\n\nWarm regards',
  },
  hostile: {
    subject: 'Only today',
    message: 'Take 40 % off and write to boss@elsewhere.example or see https://elsewhere.example.',
  },
}

function reply(persona: Persona, known: typeof answers, response: ServerResponse, timers: Set<NodeJS.Timeout>): void {
  const json = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  if (persona === 'slow') return // never answers
  if (persona === 'refusing') return void json(500, { error: { message: 'overloaded' } })
  if (persona === 'looping') {
    response.writeHead(200, { 'content-type': 'application/json' })
    const timer = setInterval(() => response.write(' '), 50)
    timers.add(timer)
    response.on('close', () => clearInterval(timer))
    return
  }
  const content = persona === 'broken' ? '{"intent": "sel' : JSON.stringify(known[persona])
  json(200, {
    id: '1',
    object: 'chat.completion',
    created: 1,
    model: 'stand-in',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1000 },
  })
}
