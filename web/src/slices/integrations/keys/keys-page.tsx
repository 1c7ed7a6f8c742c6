import type { ApiKey } from '@souk/contract/integrations/api-keys.contract.ts'
import { IconBook2, IconPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { useConfirm } from '../../../ui/overlays/confirm.tsx'
import { ListView } from '../../../ui/lists/list-page.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Ago, Moment } from '../../../ui/values/date.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { Status, Tag, type Tone } from '../../../ui/values/status.tsx'
import { useIntegrationWrite, useKeys, useMayChangeAccess } from '../model/integrations.data.ts'
import { IntegrationsFrame } from '../model/integrations-frame.tsx'
import styles from '../model/integrations.module.css'
import { SecretDialog } from '../model/secret-dialog.tsx'

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const
const tones: Record<ApiKey['status'], Tone> = { ACTIVE: 'ok', EXPIRED: 'neutral', REVOKED: 'neutral' }

/** Comes with its schemas when it is opened. */
const NewKeySheet = lazyDialog(async () => (await import('./new-key-sheet.tsx')).NewKeySheet)

/** /integrations/keys: who may call the API in the name of the entity. */
export function KeysPage() {
  const t = useT('integrations')
  const mayWrite = useMayChangeAccess()
  const [isOpen, setOpen] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const add = (
    <Button look="primary" icon={<IconPlus {...icon} />} onClick={() => setOpen(true)}>
      {t('keys.new')}
    </Button>
  )
  return (
    <IntegrationsFrame
      lead={
        <>
          {t('keys.lead')}{' '}
          <a href="/api/docs" target="_blank" rel="noreferrer">
            <IconBook2 {...icon} /> {t('keys.docs')}
          </a>
        </>
      }
      actions={mayWrite && add}
    >
      <ListView
        name="keys"
        label={t('place.keys')}
        words="integrations"
        query={useKeys()}
        rows={(all) => all}
        columns={columns}
        rowName={({ name }) => name}
        none={{ title: t('keys.none'), text: t('keys.none.text') }}
      />
      {isOpen && (
        <Suspense>
          <NewKeySheet
            onClose={() => setOpen(false)}
            onMade={(made) => {
              setOpen(false)
              setSecret(made)
            }}
          />
        </Suspense>
      )}
      {secret && <SecretDialog kind="key" secret={secret} onClose={() => setSecret(null)} />}
    </IntegrationsFrame>
  )
}

const columns: Column<ApiKey>[] = [
  { key: 'name', isFixed: true, phone: 'title', cell: (row) => <Name apiKey={row} /> },
  { key: 'status', phone: 'line', cell: ({ status }) => <Status words="integrations" value={status} tones={tones} /> },
  { key: 'scopes', phone: 'hidden', cell: ({ scopes }) => <Scopes scopes={scopes} /> },
  { key: 'used', phone: 'line', cell: ({ lastUsedAt }) => (lastUsedAt ? <Ago value={lastUsedAt} /> : '–') },
  { key: 'expires', phone: 'hidden', cell: ({ expiresAt }) => (expiresAt ? <Moment value={expiresAt} /> : '–') },
  { key: 'actions', isFixed: true, phone: 'end', cell: (row) => <Revoke apiKey={row} /> },
]

function Name({ apiKey: { name, hint, isSandbox, createdBy } }: { apiKey: ApiKey }) {
  const t = useT('integrations')
  return (
    <span className={styles.cell}>
      <bdi className={styles.strong}>{name}</bdi>
      <span className={styles.quiet}>
        <bdi dir="ltr">…{hint}</bdi> {createdBy && <bdi>· {createdBy}</bdi>}
      </span>
      {isSandbox && <Tag tone="info">{t('keys.sandbox')}</Tag>}
    </span>
  )
}

const shownScopes = 3

function Scopes({ scopes }: { scopes: readonly string[] }) {
  const t = useT('integrations')
  const rest = scopes.length - shownScopes
  return (
    <Row as="span" gap={4}>
      {scopes.slice(0, shownScopes).map((scope) => (
        <Tag key={scope}>
          <bdi dir="ltr">{scope}</bdi>
        </Tag>
      ))}
      {rest > 0 && <Tag>{t('keys.more', { count: rest })}</Tag>}
    </Row>
  )
}

function Revoke({ apiKey: { id, name, status } }: { apiKey: ApiKey }) {
  const t = useT('integrations')
  const ask = useConfirm()
  const revoke = useIntegrationWrite('revokeKey')
  const mayWrite = useMayChangeAccess()
  if (!mayWrite || status !== 'ACTIVE') return null
  async function confirm(): Promise<void> {
    const isYes = await ask({
      title: t('keys.revoke.ask', { name }),
      text: t('keys.revoke.text'),
      yes: t('keys.revoke'),
      isDestructive: true,
    })
    if (isYes) revoke.mutate({ id })
  }
  return (
    <Button
      size="small"
      isBusy={revoke.isPending}
      aria-label={t('keys.revoke.of', { name })}
      onClick={() => void confirm()}
    >
      {t('keys.revoke')}
    </Button>
  )
}
