import { may } from '@souk/contract/core/abilities.ts'
import { team } from '@souk/contract/entities/team.contract.ts'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useActor } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { ListHead } from '../profile/list-head.tsx'
import { TeamInviteDialog } from './team-invite-dialog.tsx'
import { TeamSheet } from './team-sheet.tsx'
import { TeamTable } from './team-table.tsx'
import { useTeam } from './team.data.ts'
import { VerifyNotice } from '../sign-up/verify-notice.tsx'
import styles from './team-tab.module.css'

/** Who works for the entity, as what, and under whom. */
export function TeamTab() {
  const t = useT('team')
  const actor = useActor()
  const mates = useTeam()
  const [isInviting, setInviting] = useState(false)
  const [changingId, setChanging] = useState<string | null>(null)
  const mayInvite = may(actor, team.invite)
  const lead = mayInvite ? (actor?.role === 'entityAdmin' ? actor.side : 'manager') : 'reader'
  return (
    <div className={styles.tab}>
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
        <QueryView query={mates} skeleton={<TableSkeleton rows={4} columns={5} />}>
          {(list) => {
            const changing = list.find(({ userId }) => userId === changingId)
            return (
              <>
                <TeamTable mates={list} onChange={({ userId }) => setChanging(userId)} />
                {isInviting && <TeamInviteDialog mates={list} onClose={() => setInviting(false)} />}
                {changing && <TeamSheet mate={changing} mates={list} onClose={() => setChanging(null)} />}
              </>
            )
          }}
        </QueryView>
      </div>
    </div>
  )
}
