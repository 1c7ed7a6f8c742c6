import type { Approval, ApprovalKind } from '@souk/contract/assistant/assistant-shapes.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '../../lib/language/use-t.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { FormSkeleton } from '../../ui/feedback/skeletons.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Button } from '../../ui/layout/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Money } from '../../ui/values/money.tsx'
import { useAssistantSave, useAssistantWrite } from './assistant.data.ts'
import styles from './write-dialog.module.css'

type Props = { kind: ApprovalKind; conversationId: string; title: string; selectionId: string; onClose: () => void }

/** Shows exactly what will be written, and writes it once it is confirmed. */
export function WriteDialog({ kind, conversationId: id, title, selectionId, onClose }: Props) {
  const t = useT('assistant')
  const navigate = useNavigate()
  const approve = useAssistantWrite('approve')
  const saveWishlist = useAssistantSave('saveWishlist')
  const addToCarts = useAssistantSave('addToCarts')
  const [name, setName] = useState(title.slice(0, 120))
  const approval = approve.data
  const write = kind === 'WISHLIST' ? saveWishlist : addToCarts
  const begin = useEffectEvent(() => approve.mutate({ id, kind, selectionId }))
  useEffect(() => begin(), [])
  function confirm({ id: approvalId }: Approval): void {
    if (kind === 'WISHLIST') {
      const onSuccess = ({ wishlistId }: { wishlistId: string }) => navigate(`/wishlist-products/${wishlistId}`)
      saveWishlist.mutate({ id, approvalId, name: name.trim() }, { onSuccess })
    } else addToCarts.mutate({ id, approvalId }, { onSuccess: () => navigate('/checkout') })
  }
  const words = kind === 'WISHLIST' ? 'wishlist' : 'carts'
  const failure = approve.error ?? write.error
  return (
    <Dialog
      isOpen
      title={t(`confirm.${words}`)}
      onClose={onClose}
      size="wide"
      actions={
        <>
          <Button onClick={onClose}>{t('confirm.no')}</Button>
          <Button
            look="primary"
            isBusy={write.isPending}
            isDisabled={!approval || (kind === 'WISHLIST' && name.trim() === '')}
            onClick={() => approval && confirm(approval)}
          >
            {t(`confirm.${words}.yes`)}
          </Button>
        </>
      }
    >
      {failure && <Notice isToasted>{failure.message}</Notice>}
      {approval ? (
        <div className={styles.body}>
          {kind === 'WISHLIST' && (
            <TextField label={t('confirm.name')} maxLength={120} value={name} onChange={setName} />
          )}
          <p className={styles.lead}>{t(`confirm.${words}.text`)}</p>
          <ul className={styles.lines}>
            {approval.selection.lines.map((line) => (
              <li key={`${line.productId}${line.colour}`} className={styles.line}>
                <span className={styles.name}>
                  <bdi>{line.name}</bdi>
                  <span className={styles.quiet}>
                    <bdi>{line.brandName}</bdi>
                    {line.colour && <bdi>{line.colour}</bdi>}
                    <span>{t('units', { count: line.units })}</span>
                  </span>
                </span>
                <Money amount={line.total} currency={line.currency} />
              </li>
            ))}
          </ul>
          <p className={styles.total}>
            <span>{t('total')}</span>
            <Money amount={approval.selection.totals.amount} currency={approval.selection.currency} />
          </p>
        </div>
      ) : (
        !failure && <FormSkeleton fields={4} />
      )}
    </Dialog>
  )
}
