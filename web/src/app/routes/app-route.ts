import type { ComponentType } from 'react'
import type { Prefetch } from '../../lib/first-visit/prefetch.ts'
import type { Gate } from './guard.ts'
import type { Word } from '../app-words.ts'

/** One screen as data: where it is, who may enter (see the guard), how it is framed, what it is called. */
export type AppRoute = Gate & {
  name: string
  path: string
  layout: 'full' | 'vertical'
  title?: Word // a word of the ground; a page of a slice has `titles.<name>` in its slice's catalogue instead
  titleText?: () => string // made of it, once the catalogue is here
  breadcrumb?: readonly { word: Word; to: string }[]
  words?: string | readonly string[] // the catalogues of its slices, fetched together with the page; the first names it
  lead?: (at: { url: URL }) => Promise<Response | null> // asked after the guard: it may lead elsewhere
  ahead?: () => Promise<Prefetch> // after the guard: what the page will ask for first is asked for while its words and frame are still on their way, and waited for a moment
  first?: readonly string[] // of it what an address without wishes asks for: on a first visit the page itself does, before its scripts are there
  page?: () => Promise<ComponentType> // none: the guard or `lead` always leads elsewhere
}
