import { IconSchool } from '@tabler/icons-react'
import { helpLink } from '../../../lib/help-link.ts'
import { useSettings } from '../../../lib/settings.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import styles from './learn-button.module.css'

/** 'Learn to use' stays in view on the dashboard and nowhere else, in a strip of its own so that it covers nothing. */
export function LearnButton() {
  const t = useT('onboarding')
  const link = helpLink(useSettings(), 'academy', useSession())
  return (
    <div className={styles.strip}>
      <a href={link} target="_blank" rel="noreferrer" className={styles.learn} title={t('learn.hint')}>
        <IconSchool size={18} stroke={1.7} aria-hidden />
        {t('learn')}
      </a>
    </div>
  )
}
