import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'

const picture = join(import.meta.dirname, 'picture.webp')

/** Drawing the demo's pictures takes the machine's whole strength, and no journey is about how they look. */
export async function showStandIns(context: BrowserContext): Promise<void> {
  await context.route('**/files/demo/*.webp', (route) => route.fulfill({ path: picture }))
}
