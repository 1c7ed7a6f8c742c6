import { readConfig } from './platform/base/config.ts'
import { startTelemetry } from './platform/operations/observability/telemetry.ts'
import { StartProblem } from './platform/base/start-problem.ts'
import type { Running } from './start-souk.ts'

/** The process: starts the product, says how far it is, and stops it when asked. */
let running: Running | undefined
let flushTelemetry = async (): Promise<void> => undefined
let isStopping = false

async function stop(): Promise<void> {
  if (isStopping) return // npm, the shell and the terminal may each pass the same Ctrl-C on
  isStopping = true
  console.log('\n  Stopping: finishing what is under way')
  setTimeout(() => process.exit(1), 60_000).unref()
  await running?.stop()
  await flushTelemetry()
  console.log('  Stopped')
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())

try {
  flushTelemetry = await startTelemetry(readConfig(process.env))
  const { startSouk } = await import('./start-souk.ts') // after telemetry, which instruments what it imports
  running = await startSouk(process.env, (line) => console.log(`  ${line}`))
} catch (error) {
  if (!(error instanceof StartProblem)) throw error
  console.error(`\n  ${error.message}\n`)
  process.exit(1)
}
