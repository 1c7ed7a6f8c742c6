import type { ComponentType } from 'react'
import type { Gate } from './guard.ts'
import type { Word } from './words.ts'

/** One screen as data: where it is, who may enter (see the guard), how it is framed, what it is called. */
export type AppRoute = Gate & {
  name: string
  path: string
  layout: 'full' | 'vertical'
  title: Word
  breadcrumb?: readonly { word: Word; to: string }[]
  words?: string // the slice's catalogue, fetched together with the page
  isDemoOnly?: true // elsewhere the address does not exist
  page?: () => Promise<ComponentType> // none: the guard always leads elsewhere
}
