import { milliseconds } from '@souk/contract/core/limits.ts'
import type { ComponentType } from 'react'

/** After a new release the old files are gone: only loading the page anew helps. */
export class ChunkLost extends Error {
  override readonly name = 'ChunkLost'
}

/** Loads code: tries once more when it fails, and gives up for good after two minutes. */
export async function chunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('This page took too long to load.')), milliseconds.chunk)
  })
  try {
    return await Promise.race([load().catch(() => load()), tooLate])
  } catch (error) {
    throw new ChunkLost(error instanceof Error ? error.message : String(error))
  } finally {
    clearTimeout(timer)
  }
}

export async function page(load: () => Promise<ComponentType>): Promise<{ Component: ComponentType }> {
  return { Component: await chunk(load) }
}
