import type { Relation } from '@souk/contract/connections/connection-shapes.ts'
import { Suspense, useState } from 'react'
import { useMessageLink } from '../../../lib/message-link.ts'
import { useActor } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button, ButtonLink } from '../../../ui/layout/button.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { useConfirm } from '../../../ui/overlays/confirm.tsx'
import { NickNameDialog } from '../../entities/door.ts'
import { useEndRelation, useRequest } from '../model/connections-writes.ts'

/** What one may do about a partner: name it, visit it, end it, or ask again. */
export function RelationActions({ relation }: { relation: Relation }) {
  const t = useT('connections')
  const confirm = useConfirm()
  const end = useEndRelation()
  const request = useRequest()
  const toMessage = useMessageLink()
  const side = useActor()?.side
  const [isNaming, setNaming] = useState(false)
  const { id, counterpart, mayEnd, status } = relation

  async function askEnd(): Promise<void> {
    const isYes = await confirm({
      title: t('end.title', { name: `\u2068${counterpart.name}\u2069` }),
      text: t('end.text'),
      yes: t('end.yes'),
      no: t('end.no'),
      isDestructive: true,
    })
    if (isYes) end.mutate(id)
  }
  return (
    <Row>
      {side === 'brand' && status === 'ACCEPTED' && (
        <ButtonLink look="primary" to={`/orders/new?retailerId=${counterpart.id}`}>
          {t('relation.order')}
        </ButtonLink>
      )}
      {side === 'retailer' && <ButtonLink to={`/brand/${counterpart.id}`}>{t('relation.brand')}</ButtonLink>}
      {toMessage && <ButtonLink to={toMessage(counterpart.id)}>{t('relation.message')}</ButtonLink>}
      {status === 'ACCEPTED' && <Button onClick={() => setNaming(true)}>{t('nickName')}</Button>}
      {mayEnd && (
        <Button isBusy={end.isPending} onClick={() => void askEnd()}>
          {t('end')}
        </Button>
      )}
      {status === 'ENDED' && (
        <Button
          look="primary"
          isBusy={request.isPending}
          onClick={() => request.mutate({ entityId: counterpart.id, message: '' })}
        >
          {t('relation.again')}
        </Button>
      )}
      {isNaming && (
        <Suspense>
          <NickNameDialog of={counterpart} onClose={() => setNaming(false)} />
        </Suspense>
      )}
    </Row>
  )
}
