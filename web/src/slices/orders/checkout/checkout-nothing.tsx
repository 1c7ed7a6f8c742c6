import { useT } from '../../../lib/language/use-t.ts'
import { Button, ButtonLink } from '../../../ui/layout/button.tsx'
import { StatePanel } from '../../../ui/feedback/state-panel.tsx'

/** No cart was chosen, or those that were chosen are gone. */
export function CheckoutNothing({ isGone }: { isGone: boolean }) {
  const t = useT('checkout')
  return (
    <StatePanel isPage title={t('nothing')} action={<ButtonLink to="/checkout">{t('back')}</ButtonLink>}>
      {t(isGone ? 'gone' : 'nothing.text')}
    </StatePanel>
  )
}

type Props = { error: Error; count: number; onAgain: () => void }

/** The carts are gone though no answer came: most likely they were ordered, and the same key brings the answer. */
export function CheckoutLost({ error, count, onAgain }: Props) {
  const t = useT('checkout')
  return (
    <StatePanel
      isPage
      isAlert
      title={t('lost')}
      action={
        <Button look="primary" onClick={onAgain}>
          {t('place.again', { count })}
        </Button>
      }
    >
      {t('lost.text', { why: error.message })}
    </StatePanel>
  )
}
