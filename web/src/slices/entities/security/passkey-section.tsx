import type { Passkey, Proof, TwoFactorState } from '@souk/contract/identity/security.contract.ts'
import { deviceOf } from '@souk/contract/identity/device-name.ts'
import { IconKey } from '@tabler/icons-react'
import { useState } from 'react'
import { chunk } from '../../../lib/code/chunk.ts'
import { canUsePasskeys } from '../../../lib/session/can-use-passkeys.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { Ago, Moment } from '../../../ui/values/date.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Tag } from '../../../ui/values/status.tsx'
import list from '../account/session-list.module.css'
import { PasskeyNameDialog } from './passkey-name-dialog.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { removePasskey, usePasskeys, useSecurityWrite, useTwoFactor } from './security.data.ts'

type Step = { at: 'idle' } | { at: 'adding' } | { at: 'renaming' | 'removing'; passkey: Passkey }

export function PasskeySection() {
  const t = useT('security')
  const passkeys = usePasskeys()
  const state = useTwoFactor()
  const [step, setStep] = useState<Step>({ at: 'idle' })
  const close = () => setStep({ at: 'idle' })
  const isUsable = canUsePasskeys()
  const kind = state.data?.proof ?? 'password'
  return (
    <Stack gap={16}>
      {!isUsable && <Notice kind="info">{t('passkeys.unusable')}</Notice>}
      <QueryView query={passkeys} skeleton={<TableSkeleton rows={1} columns={2} />}>
        {(all) =>
          all.length === 0 ? (
            <p className={list.facts}>{t('passkeys.none')}</p>
          ) : (
            <ul aria-label={t('passkeys.title')} className={list.list}>
              {all.map((passkey) => (
                <Line
                  key={passkey.id}
                  passkey={passkey}
                  onRename={() => setStep({ at: 'renaming', passkey })}
                  onRemove={() => setStep({ at: 'removing', passkey })}
                />
              ))}
            </ul>
          )
        }
      </QueryView>
      {isUsable && (
        <Row>
          <Button onClick={() => setStep({ at: 'adding' })}>{t('passkeys.add')}</Button>
        </Row>
      )}
      {step.at === 'adding' && <AddDialog kind={kind} onClose={close} />}
      {step.at === 'renaming' && <PasskeyNameDialog passkey={step.passkey} onClose={close} />}
      {step.at === 'removing' && <RemoveDialog kind={kind} passkey={step.passkey} onClose={close} />}
    </Stack>
  )
}

type LineProps = { passkey: Passkey; onRename: () => void; onRemove: () => void }

function Line({ passkey: { name, isSynced, createdAt, usedAt }, onRename, onRemove }: LineProps) {
  const t = useT('security')
  return (
    <li className={list.line}>
      <IconKey size={20} stroke={1.5} aria-hidden className={list.icon} />
      <div className={list.words}>
        <p className={list.name}>
          <bdi>{name}</bdi>
          {isSynced && <Tag>{t('passkeys.synced')}</Tag>}
        </p>
        <p className={list.facts}>
          <span>
            {t('passkeys.since')} <Moment value={createdAt} />
          </span>
          <span>
            {usedAt ? (
              <>
                {t('passkeys.used')} <Ago value={usedAt} />
              </>
            ) : (
              t('passkeys.unused')
            )}
          </span>
        </p>
      </div>
      <Button size="small" aria-label={t('passkeys.renameOf', { name })} onClick={onRename}>
        {t('form.rename')}
      </Button>
      <Button size="small" aria-label={t('passkeys.removeOf', { name })} onClick={onRemove}>
        {t('form.remove')}
      </Button>
    </li>
  )
}

type Ends = { kind: TwoFactorState['proof']; onClose: () => void }

/** Named after the device it is made on, until the person says better. */
function AddDialog({ kind, onClose }: Ends) {
  const t = useT('security')
  const { browser, system } = deviceOf(navigator.userAgent)
  const [name, setName] = useState([browser, system].filter(Boolean).join(' · '))
  const add = useSecurityWrite(async (proof: Proof) => {
    const { addPasskey } = await chunk(() => import('./add-passkey.ts'))
    await addPasskey(name.trim(), proof)
  })
  return (
    <ProofDialog
      title={t('passkeys.add.title')}
      kind={kind}
      action={t('passkeys.add.action')}
      whyNot={name.trim() === '' && t('passkeys.name.missing')}
      onProve={async (proof) => {
        await add.mutateAsync(proof)
        onClose()
      }}
      onClose={onClose}
    >
      <p>{t('passkeys.add.text')}</p>
      <TextField label={t('passkeys.name')} maxLength={60} value={name} onChange={setName} />
    </ProofDialog>
  )
}

function RemoveDialog({ passkey: { id, name }, kind, onClose }: Ends & { passkey: Passkey }) {
  const t = useT('security')
  const remove = useSecurityWrite(removePasskey)
  return (
    <ProofDialog
      isDangerous
      title={t('passkeys.remove.title', { name: `\u2068${name}\u2069` })}
      kind={kind}
      action={t('form.remove')}
      onProve={async (proof) => {
        await remove.mutateAsync({ id, ...proof })
        onClose()
      }}
      onClose={onClose}
    >
      <p>{t('passkeys.remove.text')}</p>
    </ProofDialog>
  )
}
