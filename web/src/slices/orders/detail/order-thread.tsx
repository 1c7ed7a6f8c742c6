import type { OrderComment } from '@souk/contract/orders/comments.contract.ts'
import type { Order } from '@souk/contract/orders/order-shapes.ts'
import { useState } from 'react'
import { useSending } from '../../../lib/forms/use-sending.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useViewedEntity } from '../../../lib/session/viewed-entity.ts'
import { Form } from '../../../ui/forms/form.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { Ago } from '../../../ui/values/date.tsx'
import { TextAreaField } from '../../../ui/fields/text-field.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { useComments, useWrite } from '../model/orders.data.ts'
import styles from './order-thread.module.css'

type Props = { order: Order; lineId: string | null }

/** One conversation: about the order, or about one line of it. */
export function OrderThread({ order, lineId }: Props) {
  const t = useT('order')
  const isViewed = useViewedEntity() !== null
  const query = useComments(order.id)
  return (
    <Stack>
      <QueryView query={query}>
        {(all) => {
          const own = all.filter((comment) => comment.lineId === lineId)
          return own.length === 0 ? (
            <p className={styles.none}>{t(lineId ? 'comments.none.line' : 'comments.none')}</p>
          ) : (
            <ol className={styles.list} aria-label={t('comments')}>
              {own.map((comment) => (
                <Said key={comment.id} comment={comment} order={order} />
              ))}
            </ol>
          )
        }}
      </QueryView>
      {!isViewed && <Say order={order} lineId={lineId} />}
    </Stack>
  )
}

function Said({ comment, order }: { comment: OrderComment; order: Order }) {
  const t = useT('order')
  const { by, authorName, isYours, text, at } = comment
  return (
    <li className={styles.said} data-yours={isYours ? '' : undefined}>
      <p className={styles.who}>
        <bdi>{isYours ? t('you') : authorName || order[by].name}</bdi>
        <span className="caption">
          <Ago value={at} />
        </span>
      </p>
      <p className={styles.text} dir="auto">
        {text}
      </p>
    </li>
  )
}

/** What was typed stays until it has arrived. */
function Say({ order, lineId }: Props) {
  const t = useT('order')
  const add = useWrite('addComment')
  const [text, setText] = useState('')
  const form = useSending({
    send: async () => {
      await add.mutateAsync({ id: order.id, text, lineId })
      setText('')
    },
  })
  return (
    <Form onSubmit={form.save} problem={form.problem}>
      <TextAreaField
        label={t('comments.say')}
        isLabelHidden
        isOptional
        rows={2}
        maxLength={2_000}
        placeholder={t('comments.say')}
        value={text}
        onChange={setText}
      />
      <Button type="submit" isBusy={form.isBusy} whyNot={text.trim() === '' && t('comments.empty')}>
        {t('comments.send')}
      </Button>
    </Form>
  )
}
