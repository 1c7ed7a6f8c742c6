import { useT } from '../../lib/language/use-t.ts'
import { Button } from '../../ui/layout/button.tsx'
import { useWrite } from './referrals.data.ts'

/** An admin pays the reward of a referral that qualified, or declines it. */
export function ReferralDecision({ id, name }: { id: string; name: string }) {
  const t = useT('referrals')
  const { mutate, isPending } = useWrite('decide')
  return (
    <>
      <Button
        size="small"
        whyNot={isPending && t('button.busy')}
        aria-label={t('admin.decline.of', { name })}
        onClick={() => mutate({ id, decision: 'DECLINE' })}
      >
        {t('admin.decline')}
      </Button>
      <Button
        size="small"
        look="primary"
        whyNot={isPending && t('button.busy')}
        aria-label={t('admin.release.of', { name })}
        onClick={() => mutate({ id, decision: 'RELEASE' })}
      >
        {t('admin.release')}
      </Button>
    </>
  )
}
