import { FollowUp } from '@souk/contract/wishlists/wishlist-shapes.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { toast } from '../../../lib/toast.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { TextAreaField } from '../../../ui/fields/text-field.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import type { ShownList } from '../model/wishlists.data.ts'
import styles from '../model/sheets.module.css'
import { useWrite } from '../model/wishlists.data.ts'

/** Reminds the retailer of a selection, or the brands a wishlist is shared with; possible once they can see it. */
export function ShareFollowUp({ list: { id, retailer, shares } }: { list: ShownList }) {
  const t = useT('wishlists')
  const remind = useWrite('followUp')
  const language = useLanguage()
  const active = shares.filter(({ entityId, isActive }) => entityId && isActive)
  const names = retailer ? [retailer.name] : active.map((share) => share.name)
  const name = new Intl.ListFormat(language).format(names.map((one) => `\u2068${one}\u2069`))
  const isSeen = active.some(({ entityId }) => !retailer || entityId === retailer.id)
  const { field, save, problem, isBusy, begin } = useContractForm({
    schema: FollowUp,
    initial: { message: '' },
    send: async ({ message }) => {
      const { sent } = await remind.mutateAsync({ id, message })
      toast(sent > 0 ? 'success' : 'warning', t(sent > 0 ? 'followUp.sent' : 'followUp.skipped', { name }))
      begin({ message: '' })
    },
  })
  return (
    <Stack as="section" className={styles.section} aria-label={t('followUp', { name })}>
      <h3 className={styles.title}>{t('followUp', { name })}</h3>
      {isSeen ? (
        <Form onSubmit={save} problem={problem}>
          <TextAreaField label={t('mail.message')} isOptional rows={2} maxLength={1_000} {...field('message')} />
          <Row>
            <Button type="submit" isBusy={isBusy}>
              {t('followUp.send')}
            </Button>
          </Row>
        </Form>
      ) : (
        <p className={styles.text}>{t('followUp.first', { name })}</p>
      )}
    </Stack>
  )
}
