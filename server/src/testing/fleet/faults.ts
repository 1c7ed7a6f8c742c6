import { setTimeout as sleep } from 'node:timers/promises'
import { postmaster } from '../../platform/data/postgres/address.ts'
import { signalPostgres } from '../postgres-processes.ts'
import { remove } from '../replica.ts'
import type { FaultFleet, FaultMember } from './fault-fleet.ts'
import { replayWebhooks } from './webhooks.ts'

/** Breaks something and repairs it; what `after` answers is awaited once orders were acknowledged again. */
export type Fault = { name: string; breakIt: () => Promise<unknown>; after?: () => Promise<unknown>; skipped?: string }

export function faultsOf(fleet: FaultFleet): Fault[] {
  return [
    ...failOvers(fleet),
    ...processFaults(fleet),
    ...networkFaults(fleet),
    diskFault(fleet),
    ...clockFaults(fleet),
    { name: 'payment webhooks replayed out of order', breakIt: () => replayWebhooks(fleet) },
  ]
}

const killed = async (member: FaultMember) => {
  member.process.kill('SIGKILL')
  await sleep(500)
  await member.launch()
}
const frozen = async (member: FaultMember) => {
  member.process.kill('SIGSTOP')
  await sleep(5_000)
  member.process.kill('SIGCONT')
}

function processFaults({ webs, worker, servers }: FaultFleet): Fault[] {
  const [web] = webs as [FaultMember]
  const cluster = () => servers.primary().cluster
  return [
    { name: 'web process killed', breakIt: () => killed(web) },
    { name: 'web process frozen for 5 s', breakIt: () => frozen(web) },
    { name: 'worker killed', breakIt: () => killed(worker) },
    { name: 'worker frozen for 5 s', breakIt: () => frozen(worker) },
    { name: 'database killed', breakIt: async () => process.kill(postmaster(cluster())!.pid, 'SIGKILL') },
    {
      name: 'database frozen for 5 s',
      breakIt: async () => {
        signalPostgres(cluster(), 'SIGSTOP')
        await sleep(5_000)
        signalPostgres(cluster(), 'SIGCONT')
      },
    },
  ]
}

function networkFaults({ networks }: FaultFleet): Fault[] {
  const names = { database: 'database', mail: 'mail server', store: 'object store' }
  const delays = { database: 50, mail: 300, store: 300 } // each way; a checkout asks the database many times
  return (['database', 'mail', 'store'] as const).flatMap((which) => {
    const network = networks[which]
    const during = (begin: () => unknown, end: () => unknown) => async () => {
      await begin()
      await sleep(5_000)
      await end()
    }
    return [
      { name: `${names[which]} away for 5 s, connections cut`, breakIt: during(network.close, network.open) },
      { name: `${names[which]} black-holed for 5 s`, breakIt: during(network.silence, network.speak) },
      { name: `open connections to the ${names[which]} lost for good`, breakIt: async () => network.forget() },
      {
        name: `${names[which]} delayed by ${delays[which]} ms for 5 s`,
        breakIt: during(
          () => network.delay(delays[which]),
          () => network.delay(0),
        ),
      },
    ]
  })
}

function diskFault({ disk }: FaultFleet): Fault {
  return {
    name: 'disk of the databases and logs full for 5 s',
    breakIt: async () => {
      await disk.fill()
      await sleep(5_000)
      await disk.empty()
    },
    ...(!disk.isLimited && { skipped: 'no disk can be mounted here' }),
  }
}

function clockFaults({ webs, worker }: FaultFleet): Fault[] {
  const jump = (minutes: number) => async () => {
    await Promise.all([webs[0]!, worker].map((member) => member.shiftClock(minutes)))
    await sleep(5_000)
    await Promise.all([webs[0]!, worker].map((member) => member.shiftClock(0)))
  }
  return [
    { name: 'clock of a web process and the worker 3 h ahead for 5 s', breakIt: jump(180) },
    { name: 'clock of a web process and the worker 3 h behind for 5 s', breakIt: jump(-180) },
  ]
}

/** The replica becomes the primary behind the same address; no process of Souk is restarted. */
function failOvers({ servers, networks: { database } }: FaultFleet): Fault[] {
  const over = (name: string, lose: () => Promise<unknown>, late: (cluster: string) => Promise<unknown>): Fault => {
    let former: Awaited<ReturnType<typeof servers.promote>>
    return {
      name: `primary ${name}, replica promoted`,
      breakIt: async () => {
        await servers.primary().unwatch()
        await lose()
        await sleep(2_000) // until the loss is noticed
        former = await servers.promote()
        database.lead(servers.primary().url)
      },
      after: async () => {
        await late(former.cluster)
        await remove(former)
        await servers.addStandby()
      },
    }
  }
  return [
    over(
      'killed',
      async () => signalPostgres(servers.primary().cluster, 'SIGKILL'),
      async () => undefined,
    ),
    over(
      'frozen',
      async () => signalPostgres(servers.primary().cluster, 'SIGSTOP'),
      // The former primary comes back as if nothing had happened: it has no standby, so it acknowledges nothing.
      async (cluster) => {
        signalPostgres(cluster, 'SIGCONT')
        await sleep(5_000)
      },
    ),
    over(
      'unreachable',
      async () => {
        database.forget()
        database.silence()
      },
      async () => undefined,
    ),
  ]
}
