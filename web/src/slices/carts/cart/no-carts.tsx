import { useCanNavigate } from '../../../lib/reachable-pages.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button, ButtonLink } from '../../../ui/layout/button.tsx'
import { StatePanel } from '../../../ui/feedback/state-panel.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { useRetryWhenBack } from '../../../ui/feedback/use-retry-when-back.ts'

type Props = { error?: Error | null; retry?: () => unknown; isSingle?: boolean; onImport?: () => void }

/** Nothing is in the carts, or they could not be had: the same place either way, with what helps. */
export function CartsNone({ error = null, retry = () => {}, isSingle = false, onImport }: Props) {
  const t = useT('carts')
  const isOpen = useCanNavigate()
  useRetryWhenBack(error, retry)
  const shop = ['/explore', '/connections'].find(isOpen)
  return (
    <StatePanel
      isPage
      isAlert={error !== null}
      title={t('none')}
      action={
        <Row data-tour="checkout">
          {error && (
            <Button look="primary" onClick={() => void retry()}>
              {t('state.retry')}
            </Button>
          )}
          {isSingle && <ButtonLink to="/checkout">{t('all')}</ButtonLink>}
          {!error && shop && (
            <ButtonLink look="primary" to={shop}>
              {t(`none.${shop.slice(1)}`)}
            </ButtonLink>
          )}
          {!error && <ButtonLink to="/wishlist">{t('none.wishlists')}</ButtonLink>}
          {!error && onImport && <Button onClick={onImport}>{t('import')}</Button>}
        </Row>
      }
    >
      {error ? error.message : t('none.text')}
    </StatePanel>
  )
}
