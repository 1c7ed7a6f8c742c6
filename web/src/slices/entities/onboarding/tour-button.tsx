import { IconPlayerPlay } from '@tabler/icons-react'
import { startTour, storedTourStep } from '../../../lib/tour-progress.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'

export function TourButton() {
  const t = useT('onboarding')
  return (
    <Button icon={<IconPlayerPlay size={16} stroke={1.7} aria-hidden />} onClick={startTour}>
      {t(storedTourStep() ? 'tour.resume' : 'tour')}
    </Button>
  )
}
