import type { invited } from '@souk/contract/invitations/invitations.contract.ts'
import { useMutation } from '@tanstack/react-query'
import { useT } from '../../lib/language/use-t.ts'
import { call } from '../../lib/server/call.ts'
import { text, useUrlState } from '../../lib/url/url-state.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Button } from '../../ui/layout/button.tsx'
import { EntryFrame } from '../identity/door.ts'

const object = { method: 'POST', path: '/api/users/invitations/object' } as typeof invited.object

/** /no-invitations?token=: programs that look into mails open links, so a person presses once. */
export function NoInvitationsPage() {
  const t = useT('join')
  const [{ token }] = useUrlState({ token: text(200) })
  const end = useMutation({ mutationFn: () => call(object, { body: { token } }, { isQuiet: true }) })
  if (end.isSuccess) return <EntryFrame step="ended" isSudden title={t('objected')} lead={t('objected.lead')} />
  return (
    <EntryFrame step="object" title={t('object')} lead={t('object.lead')}>
      {end.error && <Notice>{end.error.message}</Notice>}
      <Button look="primary" isWide isBusy={end.isPending} onClick={() => end.mutate()}>
        {t('object.go')}
      </Button>
    </EntryFrame>
  )
}
