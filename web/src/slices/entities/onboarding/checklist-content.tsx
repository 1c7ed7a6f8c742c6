import { IconPlayerPlay } from '@tabler/icons-react'
import { useT } from '../../../lib/language/use-t.ts'
import { startTour, storedTourStep } from '../../../lib/tour-progress.ts'
import { Button, ButtonLink } from '../../../ui/layout/button.tsx'
import styles from './checklist-card.module.css'
import { OnboardingChecklist } from './onboarding-checklist.tsx'
import { useChecklist } from './onboarding.data.ts'

export function ChecklistContent() {
  const t = useT('onboarding')
  const { data, isPending } = useChecklist()
  if (!data) return isPending && <div className={styles.soon} />
  return (
    <div className={styles.card}>
      <OnboardingChecklist list={data}>
        <Button icon={<IconPlayerPlay size={16} stroke={1.7} aria-hidden />} onClick={startTour}>
          {t(storedTourStep() ? 'tour.resume' : 'tour')}
        </Button>
        <ButtonLink to="/knowledge-center" look="quiet">
          {t('helpSection')}
        </ButtonLink>
      </OnboardingChecklist>
    </div>
  )
}
