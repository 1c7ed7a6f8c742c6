import { createContext, use } from 'react'

/** Whether a path leads somewhere this person may go; the frame knows the routes and answers. */
export const ReachablePages = createContext<(path: string) => boolean>(() => false)

export function useCanNavigate(): (path: string) => boolean {
  return use(ReachablePages)
}
