import { newServer } from '../../app.ts'
import { Jobs } from '../../platform/delivery/events/jobs.ts'

/** A worker that a test kills: it takes one job and never ends it. */
const [, , url = '', seconds = '10'] = process.argv
const beat = { seconds: Number(seconds), everySeconds: 2, lookEverySeconds: 1 }
const jobs = new Jobs(url, { isWorker: true, log: newServer(null).log, beat })
const run = () => {
  process.stdout.write('taken\n')
  return new Promise<void>(() => undefined)
}
await jobs.start([{ name: 'slow', seconds: 600, retrySeconds: 1, run }])
