import { IconLink, IconLock, IconPassword } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useT } from '../../../lib/language/use-t.ts'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import styles from './other-ways.module.css'

const doors = {
  password: { to: '/login', Icon: IconLock },
  link: { to: '/login/link', Icon: IconLink },
  code: { to: '/login/code', Icon: IconPassword },
} as const
type Way = keyof typeof doors

/** The quieter ways in, and what a person without an account may do. */
export function OtherWays({ ways, first }: { ways: readonly Way[]; first?: ReactNode }) {
  const t = useT('identity')
  return (
    <Stack aria-label={t('ways.label')} as="nav">
      <p className={styles.or}>{t('ways.or')}</p>
      {first}
      {ways.map((way) => {
        const { to, Icon } = doors[way]
        return (
          <ButtonLink key={way} to={to} isWide icon={<Icon size={17} stroke={1.7} aria-hidden />}>
            {t(`ways.${way}`)}
          </ButtonLink>
        )
      })}
      <Row as="p" gap={16} className={styles.new}>
        <span>{t('ways.new')}</span>
        <Link to="/sign-up" className={styles.link}>
          {t('ways.signUp')}
        </Link>
        <Link to="/guest-user" className={styles.link}>
          {t('ways.guest')}
        </Link>
      </Row>
    </Stack>
  )
}
