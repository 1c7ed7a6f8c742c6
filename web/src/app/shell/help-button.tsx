import { IconHelpCircle } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { useT } from '../../lib/language/use-t.ts'
import { iconClass } from './icon-count.tsx'

/** Opens the guide to the page on the screen. */
export function HelpButton() {
  const label = useT('shell')('nav.help')
  const { pathname } = useLocation()
  return (
    <Link to={`/help?page=${pathname}`} className={iconClass} aria-label={label} title={label}>
      <IconHelpCircle size={20} stroke={1.6} aria-hidden />
    </Link>
  )
}
