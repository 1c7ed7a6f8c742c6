import { IconCoins } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useT } from '../../../lib/language/use-t.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { useCredits } from '../model/prospects.data.ts'

const CreditsSheet = lazyDialog(async () => (await import('./credits-sheet.tsx')).CreditsSheet)

/** The balance; it opens the history and the request for more. */
export function CreditsButton() {
  const t = useT('prospects')
  const { userData } = useSession()
  const credits = useCredits(userData?.currentEntityId ?? null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        icon={<IconCoins size={16} stroke={1.7} aria-hidden />}
        onClick={() => setOpen(true)}
        {...(!credits.data && { 'aria-label': t('credits.title') })}
      >
        {/* Takes its room before the balance is here, so that nothing below moves. */}
        <span style={credits.data ? {} : { visibility: 'hidden' }}>
          {t('credits', { count: credits.data?.credits ?? 100 })}
        </span>
      </Button>
      <Suspense>{isOpen && <CreditsSheet onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
