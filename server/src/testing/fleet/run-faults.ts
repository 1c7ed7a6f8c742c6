import { setTimeout as sleep } from 'node:timers/promises'
import { faultsOf } from './faults.ts'
import { startFaultFleet } from './fault-fleet.ts'
import { checkInvariants } from './invariants.ts'
import { startLoad } from './load.ts'

/** `npm run test:faults [-- words]`: breaks one thing after another while retailers order, and checks that nothing was lost. */
const recoverWithin = 30 // seconds
const ordersToRecover = 3
const print = (line: string) => process.stdout.write(`${line}\n`)
let failures = 0
const row = (name: string, isGood: boolean, detail: string) => {
  failures += isGood ? 0 : 1
  print(`| ${isGood ? 'good' : 'FAILED'} | ${name} | ${detail} |`)
}

const fleet = await startFaultFleet(2)
/** Processes and mounts outlive this one otherwise. */
const abort = async (error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  await fleet.stop()
  process.exit(1)
}
for (const event of ['uncaughtException', 'unhandledRejection', 'SIGINT', 'SIGTERM']) process.once(event, abort)
const load = await startLoad(fleet)
const more = async (count: number) => {
  const [since, began] = [load.orders.length, performance.now()]
  while (load.orders.length < since + count) {
    if (performance.now() - began > recoverWithin * 1000) return null
    await sleep(50)
  }
  return (performance.now() - began) / 1000
}
await more(ordersToRecover)
print('| result | fault or invariant | measured |\n| --- | --- | --- |')
const words = process.argv.slice(2)
const faults = faultsOf(fleet).filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
for (const { name, breakIt, after, skipped } of faults) {
  if (skipped) {
    print(`| skipped | ${name} | ${skipped} |`)
    continue
  }
  const [since, began] = [load.orders.length, performance.now()]
  await breakIt()
  const meanwhile = load.orders.length - since
  const seconds = await more(ordersToRecover)
  const total = ((performance.now() - began) / 1000).toFixed(1)
  const recovered = `${seconds?.toFixed(1) ?? 'more than 30'} s after the repair, ${total} s after the fault`
  row(name, seconds !== null, `${meanwhile} orders meanwhile, recovered ${recovered}`)
  await after?.()
}
await load.stop()
for (const { name, isGood, detail } of await checkInvariants(fleet, load)) row(name, isGood, detail)
await fleet.stop()
print(failures === 0 ? '\nNothing was lost.' : `\n${failures} failed.`)
process.exit(failures === 0 ? 0 : 1)
