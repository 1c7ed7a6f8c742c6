import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

type Describe = NonNullable<FastifyDynamicSwaggerOptions['transformObject']>

/** The documentation is made of the schemas that validate, so it cannot say anything else; `describe` adds words to it. */
export async function documentApi(app: FastifyInstance, describe: Describe): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Souk', version: '2' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: describe,
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { deepLinking: true, docExpansion: 'none', filter: true, defaultModelsExpandDepth: 0 },
    theme: { title: 'Souk API', css: [{ filename: 'souk.css', content: '.swagger-ui .topbar { display: none }' }] },
  })
}
