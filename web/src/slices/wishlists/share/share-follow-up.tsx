import { FollowUp } from '@souk/contract/wishlists/wishlist-shapes.ts'
import { toast } from '../../../lib/toast.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { TextAreaField } from '../../../ui/fields/text-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import type { ShownList } from '../detail/wishlist-view.tsx'
import styles from '../detail/sheets.module.css'
import { useWrite } from '../wishlists.data.ts'

/** Reminds the retailer a selection was prepared for; possible once they can see it. */
export function ShareFollowUp({ list: { id, retailer, shares } }: { list: ShownList }) {
  const t = useT('wishlists')
  const remind = useWrite('followUp')
  const name = retailer?.name ?? ''
  const isSeen = shares.some(({ entityId, isActive }) => entityId === retailer?.id && isActive)
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
    <section className={styles.section} aria-label={t('followUp', { name })}>
      <h3 className={styles.title}>{t('followUp', { name })}</h3>
      {isSeen ? (
        <Form onSubmit={save} problem={problem}>
          <TextAreaField label={t('mail.message')} isOptional rows={2} maxLength={1_000} {...field('message')} />
          <div className={styles.tools}>
            <Button type="submit" isBusy={isBusy}>
              {t('followUp.send')}
            </Button>
          </div>
        </Form>
      ) : (
        <p className={styles.text}>{t('followUp.first', { name })}</p>
      )}
    </section>
  )
}
