import { useT } from '../../../lib/language/use-t.ts'
import { useSettings } from '../../../lib/settings.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'

/** Stands where the next step is a mail, while this marketplace cannot send any. */
export function NoMail() {
  const t = useT('identity')
  const { canMail, supportEmail } = useSettings()
  if (canMail) return null
  return (
    <Notice kind="warning" title={t('noMail.title')}>
      {t('noMail.text')}{' '}
      {supportEmail && (
        <>
          {t('noMail.ask')} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </>
      )}
    </Notice>
  )
}
