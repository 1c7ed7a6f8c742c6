import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, InjectOptions } from 'fastify'

/** Many requests at once may be answered 503 on a busy machine: as clients do, each is sent again. */
export async function injectUntilServed(app: FastifyInstance, request: InjectOptions) {
  for (let tries = 1; ; tries += 1) {
    const response = await app.inject(request)
    if (response.statusCode !== 503 || tries === 5) return response
    await sleep(tries * 200)
  }
}
