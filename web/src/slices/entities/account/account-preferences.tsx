import type { Person } from '@souk/contract/identity/identity.contract.ts'
import type { z } from 'zod/mini'
import { changeLanguage, useLanguage } from '../../../lib/language/language.ts'
import { changeTheme, useTheme } from '../../../lib/session/theme.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Segmented } from '../../../ui/choices/segmented.tsx'
import { changeMe } from './account.data.ts'
import styles from './account.module.css'

/** Acts at once on this device, and is kept with the person: mails are in that language too. */
export function AccountPreferences() {
  const t = useT('account')
  const languages = (['en', 'ar'] as const).map((value) => ({
    value,
    label: <span lang={value}>{t(`language.${value}`)}</span>,
  }))
  const themes = (['light', 'dark', 'auto'] as const).map((value) => ({ value, label: t(`theme.${value}`) }))
  return (
    <div className={styles.choices}>
      <span aria-hidden>{t('language')}</span>
      <div>
        <Segmented
          label={t('language')}
          segments={languages}
          value={useLanguage()}
          onChange={(language) => {
            void changeLanguage(language)
            keep({ language })
          }}
        />
      </div>
      <span aria-hidden>{t('theme')}</span>
      <div>
        <Segmented
          label={t('theme')}
          segments={themes}
          value={useTheme()}
          onChange={(theme) => {
            changeTheme(theme)
            keep({ theme })
          }}
        />
      </div>
    </div>
  )
}

function keep(choice: z.input<typeof Person>): void {
  changeMe(choice).catch(() => {}) // a toast said it; on this device the choice stands
}
