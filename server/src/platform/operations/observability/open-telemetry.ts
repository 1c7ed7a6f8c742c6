import { hostname } from 'node:os'
import { FastifyOtelInstrumentation } from '@fastify/otel'
import { context, metrics, propagation, type Span, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Config } from '../../base/config.ts'
import { traceWith } from '../../base/logging/in-span.ts'
import { redactAddresses } from '../../base/logging/redact-addresses.ts'
import { currentRequest } from '../../base/logging/request-context.ts'

type Options = Pick<Config, 'traceShare' | 'role'> & { url: string }

/** Traces of requests, statements, outgoing calls and jobs, and their durations as metrics. */
export function startOpenTelemetry({ url, traceShare, role }: Options): () => Promise<void> {
  const resource = resourceFromAttributes({
    'service.name': 'souk',
    'service.instance.id': `${hostname()}-${process.pid}`,
    'souk.role': role,
  })
  const exporter = new OTLPTraceExporter({ url: `${url}/v1/traces` })
  const tracerProvider = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(traceShare) }),
    spanProcessors: [redactAddresses, new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000 })],
  })
  const metricExporter = new OTLPMetricExporter({ url: `${url}/v1/metrics` })
  const meterProvider = new MeterProvider({
    resource,
    readers: [new PeriodicExportingMetricReader({ exporter: metricExporter, exportIntervalMillis: 30_000 })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(tracerProvider)
  metrics.setGlobalMeterProvider(meterProvider)
  for (const instrumentation of instrumentations(new URL(url))) {
    instrumentation.setTracerProvider(tracerProvider)
    instrumentation.setMeterProvider(meterProvider)
  }
  traceJobs()
  return async () => {
    await Promise.allSettled([tracerProvider.shutdown(), meterProvider.shutdown()])
  }
}

function instrumentations(collector: URL) {
  const isHealth = (path = '') => /^\/(?:healthz|readyz|metrics|assets\/)/.test(path)
  return [
    new HttpInstrumentation({
      ignoreIncomingRequestHook: ({ url }) => isHealth(url),
      requireParentforOutgoingSpans: true,
    }),
    new FastifyOtelInstrumentation({
      registerOnInitialization: true,
      instrumentHooks: false,
      recordExceptions: false, // messages may quote what a person wrote; the log has them
      requestHook: (span, { id, routeOptions }) => {
        const { call } = routeOptions.config
        span.setAttributes({ 'souk.request_id': id, ...(call && { 'souk.call': call }) })
      },
    }),
    new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true, requestHook: nameRequest }),
    new UndiciInstrumentation({
      requireParentforSpans: true,
      ignoreRequestHook: ({ origin }) => origin === collector.origin,
    }),
  ]
}

function nameRequest(span: Span): void {
  const request = currentRequest()
  if (request) span.setAttributes({ 'souk.request_id': request.requestId, 'souk.call': request.call })
}

function traceJobs(): void {
  traceWith((name, work) =>
    trace.getTracer('souk').startActiveSpan(name, async (span) => {
      try {
        return await work()
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    }),
  )
}
