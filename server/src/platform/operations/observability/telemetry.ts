import type { Config } from '../../base/config.ts'

/**
 * Sends traces and metrics when a collector is set. Must be awaited before pg, node:http and Fastify are imported, because
 * they are instrumented while they load. Without a collector none of the packages is loaded.
 */
export async function startTelemetry(config: Pick<Config, 'telemetryUrl' | 'traceShare' | 'role'>) {
  if (!config.telemetryUrl) return async () => undefined
  const { startOpenTelemetry } = await import('./open-telemetry.ts')
  return startOpenTelemetry({ ...config, url: config.telemetryUrl.replace(/\/+$/, '') })
}
