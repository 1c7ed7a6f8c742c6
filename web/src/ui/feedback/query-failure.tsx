import { Failed } from '../../lib/server/failed.ts'
import { useT } from '../../lib/language/use-t.ts'
import { Button, ButtonLink } from '../layout/button.tsx'
import { Notice } from './notice.tsx'
import styles from './query-failure.module.css'
import { RequestId } from './request-id.tsx'
import { StatePanel } from './state-panel.tsx'
import { Row, Stack } from '../layout/stack.tsx'
import { useIsOnline } from './use-online.ts'

type Props = { error: Error; retry: () => unknown; isPage?: boolean }

/** What kept the answer away. Only what may come out differently can be tried again. */
export function QueryFailure({ error, retry, isPage = false }: Props) {
  const t = useT('ui')
  const isOnline = useIsOnline()
  const status = error instanceof Failed ? error.status : -1
  const kind = status === 403 ? 'forbidden' : status === 404 ? 'missing' : null
  if (kind) {
    return (
      <StatePanel
        title={t(`state.${kind}`)}
        isPage={isPage}
        action={isPage && <ButtonLink to="/">{t('state.home')}</ButtonLink>}
      >
        {t(`state.${kind}.text`)}
      </StatePanel>
    )
  }
  if (status === 0 && !isOnline) return <OfflinePanel retry={retry} isPage={isPage} />
  return (
    <StatePanel
      isAlert={!(error instanceof Failed && error.isToasted)}
      isPage={isPage}
      title={t('state.failed')}
      action={<Button onClick={() => void retry()}>{t('state.retry')}</Button>}
      note={requestIdOf(error)}
    >
      {error instanceof Failed ? error.message : t('state.failed.text')}
    </StatePanel>
  )
}

/** The server was not reached, so there is no request id. */
export function OfflinePanel({ retry, isPage = false }: Omit<Props, 'error'>) {
  const t = useT('ui')
  return (
    <StatePanel
      isAlert
      isPage={isPage}
      title={t('state.offline')}
      action={<Button onClick={() => void retry()}>{t('state.retry')}</Button>}
    >
      {t('state.offline.text')}
    </StatePanel>
  )
}

/** Older data is on the screen; the person may go on with it. Without a network the frame says so, once for the page. */
export function StaleNotice({ error, retry }: Props) {
  const t = useT('ui')
  const isOnline = useIsOnline()
  if (!isOnline) return null
  return (
    <Stack gap={4} className={styles.stale}>
      <Notice>{t('state.stale')}</Notice>
      <Row gap={12}>
        <Button look="quiet" onClick={() => void retry()}>
          {t('state.retry')}
        </Button>
        {requestIdOf(error)}
      </Row>
    </Stack>
  )
}

function requestIdOf(error: Error) {
  return error instanceof Failed && error.requestId && <RequestId id={error.requestId} />
}
