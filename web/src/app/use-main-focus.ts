import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const ownStart = 'main h1, main [aria-invalid=true]' // a page that knows better where its reader begins

/** After a navigation the reader starts at the new content; the first page leaves the focus where the browser put it. */
export function useMainFocus() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)
  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    if (!document.activeElement?.matches(ownStart)) main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
