import type { Approval, ApprovalKind } from '@souk/contract/assistant/assistant-shapes.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSending } from '../../lib/forms/use-sending.ts'
import { useT } from '../../lib/language/use-t.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { FormSkeleton } from '../../ui/feedback/skeletons.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { FormDialog } from '../../ui/forms/form-dialog.tsx'
import { Row, Stack } from '../../ui/layout/stack.tsx'
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
  const begin = useEffectEvent(() => approve.mutate({ id, kind, selectionId }))
  useEffect(() => begin(), [])
  async function confirm({ id: approvalId }: Approval): Promise<void> {
    if (kind === 'WISHLIST') {
      const { wishlistId } = await saveWishlist.mutateAsync({ id, approvalId, name })
      await navigate(`/wishlist-products/${wishlistId}`)
    } else {
      await addToCarts.mutateAsync({ id, approvalId })
      await navigate('/checkout')
    }
  }
  const form = useSending({ send: async () => approval && confirm(approval) })
  const words = kind === 'WISHLIST' ? 'wishlist' : 'carts'
  const failure = approve.error
  function whyNot(): string | false {
    if (!approval) return failure ? failure.message : t('confirm.waits')
    return kind === 'WISHLIST' && name.trim() === '' && t('confirm.unnamed')
  }
  return (
    <FormDialog
      form={form}
      size="wide"
      title={t(`confirm.${words}`)}
      send={t(`confirm.${words}.yes`)}
      cancel={t('form.later')}
      whyNot={whyNot()}
      onClose={onClose}
    >
      {failure && <Notice isToasted>{failure.message}</Notice>}
      {approval ? (
        <Stack gap={16}>
          {kind === 'WISHLIST' && (
            <TextField label={t('confirm.name')} maxLength={120} value={name} onChange={setName} />
          )}
          <p className={styles.lead}>{t(`confirm.${words}.text`)}</p>
          <ul className={styles.lines}>
            {approval.selection.lines.map((line) => (
              <li key={`${line.productId}${line.colour}`} className={styles.line}>
                <span className={styles.name}>
                  <bdi>{line.name}</bdi>
                  <Row as="span" gap={12} className={styles.quiet}>
                    <bdi>{line.brandName}</bdi>
                    {line.colour && <bdi>{line.colour}</bdi>}
                    <span>{t('units', { count: line.units })}</span>
                  </Row>
                </span>
                <Money amount={line.total} currency={line.currency} />
              </li>
            ))}
          </ul>
          <p className={styles.total}>
            <span>{t('total')}</span>
            <Money amount={approval.selection.totals.amount} currency={approval.selection.currency} />
          </p>
        </Stack>
      ) : (
        !failure && <FormSkeleton fields={4} />
      )}
    </FormDialog>
  )
}
