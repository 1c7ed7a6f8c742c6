import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { CopyField } from '../../../ui/fields/copy-field.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Moment } from '../../../ui/values/date.tsx'
import type { ShownList } from '../model/wishlists.data.ts'
import styles from '../model/sheets.module.css'
import { useWrite } from '../model/wishlists.data.ts'

/** A page for anyone with the link, without wholesale prices; it can be closed at any time. */
export function ShareLink({ list: { id, publicLink } }: { list: ShownList }) {
  const t = useT('wishlists')
  const [open, close] = [useWrite('openLink'), useWrite('closeLink')]
  return (
    <Stack as="section" className={styles.section} aria-label={t('link')}>
      <h3 className={styles.title}>{t('link')}</h3>
      <p className={styles.text}>{t('link.text')}</p>
      {publicLink && (
        <>
          <CopyField label={t('link.address')} value={publicLink.url} />
          <p className={`${styles.text} num`}>
            {t('link.views', { count: publicLink.views })} · {t('link.until')} <Moment value={publicLink.expiresAt} />
          </p>
        </>
      )}
      <Row>
        {publicLink ? (
          <Button look="danger" isBusy={close.isPending} onClick={() => close.mutate({ id })}>
            {t('link.close')}
          </Button>
        ) : (
          <Button isBusy={open.isPending} onClick={() => open.mutate({ id })}>
            {t('link.open')}
          </Button>
        )}
      </Row>
    </Stack>
  )
}
