import type { LeadContact, LeadDetail } from '@souk/contract/prospects/prospect-shapes.ts'
import { rights } from '@souk/contract/core/rights/rights.ts'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useMay } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Card, Stack } from '../../../ui/layout/stack.tsx'
import { Tag } from '../../../ui/values/status.tsx'
import { useContacts, useProspectWrite, useRates } from '../model/prospects.data.ts'
import styles from '../model/prospects.module.css'

const InviteDialog = lazyDialog(async () => (await import('./invite-dialog.tsx')).InviteDialog)
const isWaiting = ({ state, outcome }: LeadContact) => state === 'REVEAL_REQUESTED' && outcome === null

/** Who to write to; a contact is revealed for its price, which stands on the button. */
export function LeadContacts({ lead }: { lead: LeadDetail }) {
  const t = useT('prospects')
  const [isAsked, setAsked] = useState(lead.contacts.some(isWaiting))
  const polled = useContacts(lead.id, isAsked)
  const contacts = polled.data?.contacts ?? lead.contacts
  return (
    <Card as="section" className={styles.section}>
      <h2>{t('lead.contacts')}</h2>
      {contacts.length === 0 && <p className={styles.quiet}>{t('lead.contacts.none')}</p>}
      {contacts.map((contact) => (
        <Contact key={contact.id} lead={lead} contact={contact} onAsked={() => setAsked(true)} />
      ))}
    </Card>
  )
}

type Props = { lead: LeadDetail; contact: LeadContact; onAsked: () => void }
function Contact({ lead, contact, onAsked }: Props) {
  const t = useT('prospects')
  const reveal = useProspectWrite('reveal')
  const mayInvite = useMay(rights.leadSales)
  const cost = useRates().data?.reveal ?? 5
  const [isInviting, setInviting] = useState(false)
  const known = ['BUYER', 'OWNER', 'HEAD_OF_BUYING', 'STORE_MANAGER']
  const { id, role, isExternal, outcome, name, email, phone } = contact
  return (
    <Stack gap={6}>
      <strong>{known.includes(role) ? t(`role.${role}` as 'role.BUYER') : <bdi>{role}</bdi>}</strong>
      {outcome === 'delivered' ? (
        <>
          <bdi>{name}</bdi>
          {email && (
            <a href={`mailto:${email}`}>
              <bdi>{email}</bdi>
            </a>
          )}
          {phone && (
            <a href={`tel:${phone.replaceAll(' ', '')}`} dir="ltr">
              <bdi>{phone}</bdi>
            </a>
          )}
          {lead.tracking?.invitedAt ? (
            <Tag tone="ok">{t('invited')}</Tag>
          ) : lead.isCarrying ? (
            <Tag tone="ok">{t('carrying')}</Tag>
          ) : (
            email && (
              <Button
                look="primary"
                size="small"
                whyNot={!mayInvite && t('invite.role')}
                onClick={() => setInviting(true)}
              >
                {t('invite')}
              </Button>
            )
          )}
        </>
      ) : (
        <>
          {outcome && <Notice kind="warning">{t(`outcome.${outcome}`)}</Notice>}
          <Button
            size="small"
            isBusy={reveal.isPending}
            whyNot={isWaiting(contact) && t(isExternal ? 'reveal.consent' : 'reveal.waiting')}
            onClick={() => void reveal.mutateAsync({ leadId: lead.id, contactId: id }).then(onAsked, () => undefined)}
          >
            {isWaiting(contact)
              ? t(isExternal ? 'reveal.consent' : 'reveal.waiting')
              : t(isExternal ? 'reveal.external' : 'reveal', { count: cost })}
          </Button>
        </>
      )}
      <Suspense>
        {isInviting && <InviteDialog lead={lead} contactId={id} onClose={() => setInviting(false)} />}
      </Suspense>
    </Stack>
  )
}
