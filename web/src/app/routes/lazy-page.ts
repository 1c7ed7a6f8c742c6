import type { ComponentType } from 'react'
import { chunk } from '../../lib/code/chunk.ts'

export async function page(load: () => Promise<ComponentType>): Promise<{ Component: ComponentType }> {
  return { Component: await chunk(load) }
}
