import type { ComponentProps } from 'react'
import { RouterProvider } from 'react-router/dom'
import { RouterContext } from './use-search-state.ts'

/** The router of the pages, which their state in the address looks at too. */
export function Routed({ router, ...more }: ComponentProps<typeof RouterProvider>) {
  return (
    <RouterContext value={router}>
      <RouterProvider router={router} {...more} />
    </RouterContext>
  )
}
