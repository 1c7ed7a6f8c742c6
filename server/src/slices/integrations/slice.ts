import { apiKeys } from '@souk/contract/integrations/api-keys.contract.ts'
import { integrationsMessages } from '@souk/contract/integrations/integrations.messages.ts'
import { integrationMetrics } from '@souk/contract/integrations/metrics.contract.ts'
import { stores } from '@souk/contract/integrations/stores.contract.ts'
import { webhooks } from '@souk/contract/integrations/webhooks.contract.ts'
import { integrationsReactions } from './integrations.reactions.ts'
import { calls, slice } from '../../platform/serving/slice.ts'
import { integrationsJobs } from './integrations.jobs.ts'
import { integrationsMailWords } from './integrations.mail-words.ts'
import { apiKeysHandlers } from './keys/keys.routes.ts'
import { integrationMetricsHandlers } from './metrics/metrics.routes.ts'
import { storesHandlers } from './stores/stores.routes.ts'
import { webhooksHandlers } from './webhooks/webhooks.routes.ts'
import { integrationsSummaries } from './integrations.summaries.ts'

export const integrationsSlice = slice({
  name: 'integrations',
  about: 'API keys, webhooks, connected stores and their metrics.',
  groups: {
    apiKeys: calls(apiKeys, apiKeysHandlers),
    webhooks: calls(webhooks, webhooksHandlers),
    stores: calls(stores, storesHandlers),
    integrationMetrics: calls(integrationMetrics, integrationMetricsHandlers),
  },
  summaries: integrationsSummaries,
  messages: [integrationsMessages, integrationsMailWords],
  jobs: integrationsJobs,
  reactions: integrationsReactions,
})
