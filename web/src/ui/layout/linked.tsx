import type { ReactNode } from 'react'
import { Link } from 'react-router'

type Props = { to: string | undefined; className?: string | undefined; children: ReactNode }

/** A link, or only its text where it leads nowhere for this reader. */
export function Linked({ to, className, children }: Props) {
  return to === undefined ? (
    children
  ) : (
    <Link to={to} className={className}>
      {children}
    </Link>
  )
}
