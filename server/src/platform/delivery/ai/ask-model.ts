import type { z } from 'zod'
import type { Config } from '../../base/config.ts'
import { limitedFetch } from '../../base/limited-fetch.ts'

export type ModelSettings = NonNullable<Config['ai']>
type Question<T> = { instructions: string; input: object; answer: z.ZodType<T>; mostTokens: number }

/** Asks the language model for JSON of one shape. It has no tools: it can neither read nor write anything. */
export async function askModel<T>(
  settings: ModelSettings,
  { instructions, input, answer, mostTokens }: Question<T>,
): Promise<{ answer: T; tokens: number }> {
  const [{ generateText, Output }, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ])
  const provider = createOpenAICompatible({
    name: 'souk',
    baseURL: settings.baseUrl,
    ...(settings.apiKey && { apiKey: settings.apiKey }),
    supportsStructuredOutputs: true,
    fetch: limitedFetch(2 * 1024 * 1024),
  })
  const { output, totalUsage } = await generateText({
    model: provider(settings.model),
    instructions,
    prompt: JSON.stringify(input),
    output: Output.object({ schema: answer }),
    maxRetries: 0,
    maxOutputTokens: mostTokens,
    abortSignal: AbortSignal.timeout(settings.answerMs),
  })
  return { answer: output as T, tokens: totalUsage.totalTokens ?? 0 }
}
