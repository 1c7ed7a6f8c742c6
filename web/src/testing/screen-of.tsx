import { MantineProvider, DirectionProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { createMemoryRouter, matchPath } from 'react-router'
import { vi } from 'vitest'
import { DownloadsProvider } from '../app/downloads-provider.tsx'
import { shellRoutes } from '../app/routes/shell-routes.ts'
import { SavedViewsProvider } from '../app/saved-views-provider.tsx'
import { signedIn } from '../app/testing/people.ts'
import { ReachablePages } from '../lib/reachable-pages.ts'
import { loadNamespaces } from '../lib/language/i18n.ts'
import { toastFailure } from '../lib/server/toast-failure.ts'
import { Routed } from '../lib/url/routed.tsx'
import { storeSession } from '../lib/session/session.ts'
import { Confirmations } from '../ui/overlays/confirm.tsx'
import { UploadRequest } from './upload-request.ts'

export type Asked = { what: string; query: URLSearchParams; body: unknown }
type Answer = Response | 'offline'
type Replies = { readonly [call: string]: unknown }

/** A refusal as the server writes it; `field` is where it stands in the form. */
export const refused = (status: number, message: string, field?: string) => () =>
  Response.json({ message, errors: [{ message, code: 'refused', ...(field && { field }) }] }, { status })

/** No answer comes: the network is away. */
export const offline = () => 'offline' as const

type Who = Parameters<typeof signedIn>[0]
export type World = {
  as: Who
  /** What else is known of the person and the entity. */
  user?: Parameters<typeof signedIn>[1]
  /** What is answered to `GET /api/v2/orders/:id`: the data, or a function of what was asked that may answer a refusal. */
  replies: Replies
  /** What stands beside the page, such as the button of a dialog that the app holds. */
  beside?: ReactNode
}

/** A page of the product as a person sees it, with stated answers of the server and nothing around it. */
export async function screenOf(path: string, { as: who, user = {}, replies, beside }: World) {
  const [pathname = path] = path.split('?')
  const route = shellRoutes.find((one) => matchPath(one.path, pathname))
  if (!route?.page) throw new Error(`no page at ${path}`)
  const words = [route.words ?? []].flat()
  const [page] = await Promise.all([route.page(), loadNamespaces('ui', 'list-views', ...words)])
  const person = signedIn(who, { id: 'the-person', currentEntityId: 'the-entity', ...user })
  storeSession({ ...person, token: 'a token' }, person)
  const asked = answerWith(replies)
  const Page = page as ComponentType
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
  })
  client.getMutationCache().config.onError = (error) => toastFailure(error)
  const element = (
    <MantineProvider env="test">
      <DirectionProvider>
        <QueryClientProvider client={client}>
          <ReachablePages value={() => true}>
            <Confirmations>
              <SavedViewsProvider>
                <DownloadsProvider>
                  <Suspense>
                    <Page />
                  </Suspense>
                  {beside}
                </DownloadsProvider>
              </SavedViewsProvider>
            </Confirmations>
          </ReachablePages>
        </QueryClientProvider>
      </DirectionProvider>
    </MantineProvider>
  )
  const elsewhere = { path: '*', element: null }
  const router = createMemoryRouter([{ path: route.path, element }, elsewhere], { initialEntries: [path] })
  render(<Routed router={router} />)
  const sent = (call: string) => asked.filter(({ what }) => fits(call, what))
  return { router, asked, user: userEvent.setup(), sent }
}

/** Answers each call by the first pattern that fits; what is not stated is absent. */
function answerWith(replies: Replies): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('XMLHttpRequest', UploadRequest)
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'https://souk.test')
    const what = `${method} ${pathname}`
    const one = { what, query: searchParams, body: typeof body === 'string' ? JSON.parse(body) : null }
    asked.push(one)
    const found = Object.entries(replies).find(([call]) => fits(call, what))
    const given: unknown = found ? found[1] : refused(404, 'Not here.')
    const answer = (typeof given === 'function' ? await (given as (one: Asked) => unknown)(one) : given) as Answer
    if (answer === 'offline') throw new TypeError('Failed to fetch')
    return answer instanceof Response ? answer : Response.json({ data: answer })
  })
  return asked
}

/** `GET /api/v2/orders/1` fits `GET /api/v2/orders/:id`. */
function fits(call: string, what: string): boolean {
  const [verb, path = ''] = call.split(' ')
  const [method, pathname = ''] = what.split(' ')
  return verb === method && matchPath(path, pathname) !== null
}
