import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchLogRecordProcessor, type LogRecordExporter, LoggerProvider } from '@opentelemetry/sdk-logs'
import type { FastifyBaseLogger } from 'fastify'
import type { SendUsage } from './usage.ts'

/** Requests do not wait for the collector: records are queued and sent in batches; a full queue drops them. */
export function usageLogs(
  telemetryUrl: string,
  log: FastifyBaseLogger,
): { send: SendUsage; stop: () => Promise<void> } {
  const collector = new OTLPLogExporter({ url: `${telemetryUrl.replace(/\/+$/, '')}/v1/logs`, timeoutMillis: 5_000 })
  const exporter: LogRecordExporter = {
    export: (records, done) =>
      collector.export(records, (result) => {
        if (result.error) log.warn({ err: result.error }, 'telemetry')
        done(result)
      }),
    forceFlush: () => collector.forceFlush(),
    shutdown: () => collector.shutdown(),
  }
  const queue = { maxQueueSize: 2_000, maxExportBatchSize: 200, exportTimeoutMillis: 5_000 }
  const provider = new LoggerProvider({
    resource: resourceFromAttributes({ 'service.name': 'souk' }),
    processors: [new BatchLogRecordProcessor({ exporter, ...queue })],
  })
  const logger = provider.getLogger('souk')
  return {
    send: (name, attributes) => logger.emit({ body: name, attributes }),
    stop: () => provider.shutdown().catch(() => undefined), // a collector that is away must not fail the stop
  }
}
