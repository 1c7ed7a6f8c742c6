import { email, max, required } from '@souk/contract/core/rules.ts'
import { z } from 'zod/mini'
import { toast } from '../../../lib/toast.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { TextAreaField, TextField } from '../../../ui/fields/text-field.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import type { ShownList } from '../model/wishlists.data.ts'
import styles from '../model/sheets.module.css'
import { useWrite } from '../model/wishlists.data.ts'

const addressesIn = (text: string) => text.split(/[\s,;]+/).filter(Boolean)
const Letter = z.strictObject({
  emails: required.check(
    z.refine((text) => addressesIn(text).every((one) => z.safeParse(email, one).success), 'rules.email'),
    z.refine((text) => addressesIn(text).length <= 5, 'wishlists.tooManyMails'),
  ),
  message: max(1_000),
})

/** The public page by mail, to people who need no account. */
export function ShareMail({ list: { id } }: { list: ShownList }) {
  const t = useT('wishlists')
  const mail = useWrite('mailList')
  const { field, save, problem, isBusy, begin } = useContractForm({
    schema: Letter,
    initial: { emails: '', message: '' },
    send: async ({ emails, message }) => {
      const { sent, skipped } = await mail.mutateAsync({ id, emails: addressesIn(emails), message })
      if (sent > 0) toast('success', t('mail.sent', { count: sent }))
      if (skipped.length > 0) toast('warning', t('mail.skipped', { count: skipped.length }))
      begin({ emails: '', message: '' })
    },
  })
  return (
    <Stack as="section" className={styles.section} aria-label={t('mail')}>
      <h3 className={styles.title}>{t('mail')}</h3>
      <Form onSubmit={save} problem={problem}>
        <TextField label={t('mail.to')} help={t('mail.to.help')} {...field('emails')} />
        <TextAreaField label={t('mail.message')} isOptional rows={3} maxLength={1_000} {...field('message')} />
        <Row>
          <Button type="submit" isBusy={isBusy}>
            {t('mail.send')}
          </Button>
        </Row>
      </Form>
    </Stack>
  )
}
