import { useState } from 'react'
import { useSending } from '../../../lib/forms/use-sending.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { Card } from '../../../ui/layout/stack.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { ContactRecords } from '../model/contact-record.tsx'
import { useProspectWrite } from '../model/prospects.data.ts'
import styles from '../model/prospects.module.css'

/** The data of one contact, for a person who wrote to the marketplace. */
export function ContactSection() {
  const t = useT('prospects-admin')
  const [email, setEmail] = useState('')
  const read = useProspectWrite('readContact')
  const erase = useProspectWrite('eraseContact')
  const contacts = read.data?.contacts
  const form = useSending({ send: () => read.mutateAsync(email) })
  return (
    <Card as="section" className={styles.section}>
      <h2>{t('contact.title')}</h2>
      <p>{t('contact.text')}</p>
      <Form onSubmit={form.save} problem={form.problem}>
        <TextField label={t('contact.email')} type="email" value={email} onChange={setEmail} />
        <div>
          <Button type="submit" isBusy={form.isBusy} whyNot={email === '' && t('contact.which')}>
            {t('contact.show')}
          </Button>
        </div>
      </Form>
      {contacts?.length === 0 && <p className={styles.quiet}>{t('contact.none')}</p>}
      {contacts && contacts.length > 0 && (
        <ContactRecords
          contacts={contacts}
          isBusy={erase.isPending}
          onErase={() =>
            void erase.mutateAsync(email).then(
              () => read.mutate(email),
              () => undefined,
            )
          }
        />
      )}
    </Card>
  )
}
