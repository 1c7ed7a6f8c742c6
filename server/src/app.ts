import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { coreMessages } from '@souk/contract/core/core.messages.ts'
import { fileLimits } from '@souk/contract/core/limits.ts'
import { describeApi, type Document } from './api-docs/describe-api.ts'
import type { Deps } from './platform/serving/deps.ts'
import { paperWords } from './platform/documents/papers/paper-words.ts'
import { exportWords } from './platform/documents/exports/export-words.ts'
import { serveFiles } from './platform/serving/serve-files.ts'
import { documentApi } from './platform/serving/http/api-docs.ts'
import { compressAnswers } from './platform/serving/http/compress.ts'
import { answerFailures } from './platform/serving/http/failures.ts'
import { endConnectionsWhenStopping } from './platform/serving/http/graceful-stop.ts'
import { answerHealth } from './platform/serving/http/health.ts'
import { replySerializer } from './platform/serving/http/reply-serializer.ts'
import { keepCallerAddress } from './platform/serving/http/caller-address.ts'
import { setSecurityHeaders } from './platform/serving/http/security-headers.ts'
import { answerUnreadable } from './platform/serving/http/unreadable-requests.ts'
import { servePages } from './platform/serving/http/web-pages.ts'
import { loggerOf, logRequests } from './platform/base/logging/logging.ts'
import { serveOutbox } from './platform/delivery/mail/outbox-page.tsx'
import { messagesOf } from './platform/base/messages.ts'
import { Metrics } from './platform/operations/observability/metrics.ts'
import { acceptedRequestId, keepRequestContext } from './platform/base/logging/request-context.ts'
import { isLocalCaller, serveMetrics } from './platform/operations/observability/serve-metrics.ts'
import { serveWellKnown } from './platform/serving/http/well-known.ts'
import { serveSettings } from './platform/serving/settings.ts'
import { sheetsMessages } from './platform/documents/sheets/sheets.messages.ts'
import { slices } from './slices.ts'
import { takeWebhooks } from './slices/payments/payments.routes.ts'

/** Every sentence the server may answer with. */
export const messages = messagesOf([
  coreMessages,
  sheetsMessages,
  paperWords,
  exportWords,
  ...slices.flatMap((slice) => slice.messages),
])

/** The bare server: its log exists before anything that may have something to say. */
export function newServer(log: string | null, trustProxy: string[] = ['loopback']): FastifyInstance {
  const app = fastify({
    logger: log ? loggerOf(log) : false,
    logController: new LogController({ disableRequestLogging: true }), // one line when it is answered says all
    genReqId: ({ headers }) => acceptedRequestId(headers['x-request-id']) ?? randomUUID(),
    trustProxy,
    bodyLimit: 2 * 1024 * 1024,
    requestTimeout: 30_000, // until all of a request has come
    http: { connectionsCheckingInterval: 5_000 },
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    ...answerUnreadable(messages),
  })
  keepCallerAddress(app)
  app.decorateRequest('session', null)
  keepRequestContext(app)
  logRequests(app)
  endConnectionsWhenStopping(app)
  return app
}

export async function buildApp(
  app: FastifyInstance,
  deps: Deps,
  metrics = new Metrics(deps),
): Promise<FastifyInstance> {
  metrics.watch(app)
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(replySerializer(app.log))
  app.addHook('preClose', async () => deps.live.stop())
  answerFailures(app, messages)
  setSecurityHeaders(app, deps.config.publicUrl.startsWith('https:'))
  await compressAnswers(app)
  await app.register(multipart, { limits: { files: 1, fields: 4, fileSize: fileLimits.fileBytes } })
  await documentApi(app, (document) => {
    const { openapiObject } = document as { openapiObject: unknown }
    return describeApi(openapiObject as Document, slices, deps.config.publicUrl) as object
  })

  for (const { name, groups } of slices) for (const group of Object.values(groups)) await group.mount(app, deps, name)

  await takeWebhooks(app, deps)

  answerHealth(app, deps)
  serveMetrics(app, metrics, isLocalCaller)
  serveSettings(app, deps)
  serveWellKnown(app, deps.config)
  serveFiles(app, deps.files, deps.key)
  if (deps.config.isDemo) serveOutbox(app, deps.db)
  await servePages(app, deps)
  return app
}
