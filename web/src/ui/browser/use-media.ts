import { useCallback, useSyncExternalStore } from 'react'

export const narrow = '(max-width: 760px)'
export const medium = '(max-width: 1100px)'
export const touch = '(hover: none)'

/** Whether the window is so; followed while it changes. */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(follow, () => matchMedia(query).matches)
}
