import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

type Describe = NonNullable<FastifyDynamicSwaggerOptions['transformObject']>

/** The documentation is made of the schemas that validate, so it cannot say anything else; `describe` adds words to it. */
export async function documentApi(app: FastifyInstance, name: () => string, describe: Describe): Promise<void> {
  // The document is made once; its title carries the name of the moment.
  const named = <D extends object>(document: D) => ({
    ...document,
    info: { ...('info' in document && (document.info as object)), title: `${name()} API` },
  })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'API', version: '2' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: describe,
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, () => named(app.swagger()))
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { deepLinking: true, docExpansion: 'none', filter: true, defaultModelsExpandDepth: 0 },
    transformSpecification: named,
    transformSpecificationClone: false,
    theme: { title: 'API', css: [{ filename: 'souk.css', content: '.swagger-ui .topbar { display: none }' }] },
  })
}
