import type { ConnectionRequest } from '@souk/contract/connections/connection-shapes.ts'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useFormat } from '../../../lib/language/format.ts'
import { useMessageLink } from '../../../lib/message-link.ts'
import { useCanNavigate } from '../../../lib/reachable-pages.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button, ButtonLink } from '../../../ui/layout/button.tsx'
import { Tag } from '../../../ui/values/status.tsx'
import { useAnswerConnection, useConnection } from './brand-connect.data.ts'

const ConnectDialog = lazyDialog(async () => (await import('./brand-connect-dialog.tsx')).ConnectDialog)

type Props = { brandId: string; name: string }

/** Trading with a brand: asked for, asked by them, agreed, or not yet begun. Unknown, nothing stands here. */
export function BrandConnect({ brandId, name }: Props) {
  const t = useT('connect')
  const format = useFormat()
  const isOpen = useCanNavigate()
  const toMessage = useMessageLink()
  const { data } = useConnection(brandId)
  if (!data) return null
  if (data.relationId) {
    const place = `/connections/${data.relationId}`
    return (
      <>
        {isOpen(place) ? <ButtonLink to={place}>{t('connected')}</ButtonLink> : <Tag tone="ok">{t('connected')}</Tag>}
        {toMessage && <ButtonLink to={toMessage(brandId)}>{t('write')}</ButtonLink>}
      </>
    )
  }
  if (data.request) return <OpenRequest brandId={brandId} request={data.request} />
  if (data.mayRequest) return <Connect brandId={brandId} name={name} />
  if (!data.mayRequestFrom) return null
  return <span className="caption num">{t('later', { day: format.date(data.mayRequestFrom) })}</span>
}

function Connect({ brandId, name }: Props) {
  const t = useT('connect')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button look="primary" onClick={() => setAsking(true)}>
        {t('connect')}
      </Button>
      {isAsking && (
        <Suspense>
          <ConnectDialog brandId={brandId} name={name} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Ours can be withdrawn, theirs answered. */
function OpenRequest({ brandId, request }: { brandId: string; request: ConnectionRequest }) {
  const t = useT('connect')
  const answer = useAnswerConnection(brandId, request.id)
  const say = (status: 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN') => () => answer.mutate(status)
  return (
    <>
      <Tag tone="info">{t(request.direction)}</Tag>
      {request.mayWithdraw && (
        <Button isBusy={answer.isPending} onClick={say('WITHDRAWN')}>
          {t('withdraw')}
        </Button>
      )}
      {request.mayAnswer && (
        <>
          <Button isBusy={answer.isPending} onClick={say('DECLINED')}>
            {t('decline')}
          </Button>
          <Button look="primary" isBusy={answer.isPending} onClick={say('ACCEPTED')}>
            {t('accept')}
          </Button>
        </>
      )}
    </>
  )
}
