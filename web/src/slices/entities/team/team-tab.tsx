import { may } from '@souk/contract/core/abilities.ts'
import { team } from '@souk/contract/entities/team.contract.ts'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useActor } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { ListView } from '../../../ui/lists/list-page.tsx'
import { ListHead } from '../profile/list-head.tsx'
import { TeamInviteDialog } from './team-invite-dialog.tsx'
import { TeamSheet } from './team-sheet.tsx'
import { teamColumns } from './team-columns.tsx'
import { teamInOrder } from './team-order.ts'
import { useTeam } from './team.data.ts'
import { VerifyNotice } from '../sign-up/verify-notice.tsx'

/** Who works for the entity, as what, and under whom. */
export function TeamTab() {
  const t = useT('team')
  const actor = useActor()
  const query = useTeam()
  const mates = query.data ?? []
  const [isInviting, setInviting] = useState(false)
  const [changingId, setChanging] = useState<string | null>(null)
  const changing = mates.find(({ userId }) => userId === changingId)
  const mayInvite = may(actor, team.invite)
  const lead = mayInvite ? (actor?.role === 'entityAdmin' ? actor.side : 'manager') : 'reader'
  return (
    <Stack gap={20}>
      {mayInvite && <VerifyNotice />}
      <div>
        <ListHead
          text={t(`lead.${lead}`)}
          action={
            mayInvite && (
              <Button
                look="primary"
                icon={<IconUserPlus size={16} stroke={1.8} aria-hidden />}
                onClick={() => setInviting(true)}
              >
                {t('invite')}
              </Button>
            )
          }
        />
        <ListView
          name="team"
          label={t('label')}
          words="team"
          query={query}
          rows={teamInOrder}
          columns={teamColumns(t, { mates, onChange: ({ userId }) => setChanging(userId) })}
          rowKey={({ userId }) => userId}
        />
        {query.data && isInviting && <TeamInviteDialog mates={mates} onClose={() => setInviting(false)} />}
        {changing && <TeamSheet mate={changing} mates={mates} onClose={() => setChanging(null)} />}
      </div>
    </Stack>
  )
}
