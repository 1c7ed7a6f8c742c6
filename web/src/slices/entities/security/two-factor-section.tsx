import type { Proof, TwoFactorSetup, TwoFactorState } from '@souk/contract/identity/security.contract.ts'
import { useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Moment } from '../../../ui/values/date.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Tag } from '../../../ui/values/status.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { beginTwoFactor, endTwoFactor, renewCodes, useSecurityWrite, useTwoFactor } from './security.data.ts'
import { TwoFactorSetupDialog } from './two-factor-setup.tsx'

const fewCodes = 3

export function TwoFactorSection() {
  const state = useTwoFactor()
  return (
    <QueryView query={state} skeleton={<TableSkeleton rows={1} columns={2} />}>
      {(data) => <TwoFactor state={data} />}
    </QueryView>
  )
}

type Step =
  | { at: 'idle' }
  | { at: 'proving'; to: 'begin' | 'end' | 'renew' }
  | { at: 'setup'; setup: TwoFactorSetup }
  | { at: 'codes'; codes: readonly string[] }

function TwoFactor({ state }: { state: TwoFactorState }) {
  const t = useT('security')
  const [step, setStep] = useState<Step>({ at: 'idle' })
  const end = useSecurityWrite(endTwoFactor)
  const renew = useSecurityWrite(renewCodes)
  const close = () => setStep({ at: 'idle' })

  async function prove(to: 'begin' | 'end' | 'renew', proof: Proof): Promise<void> {
    if (to === 'begin') setStep({ at: 'setup', setup: await beginTwoFactor(proof) })
    else if (to === 'renew') setStep({ at: 'codes', codes: (await renew.mutateAsync(proof)).recoveryCodes })
    else {
      await end.mutateAsync(proof)
      close()
    }
  }
  return (
    <Stack gap={16}>
      <Row as="p">
        <Tag tone={state.isOn ? 'ok' : 'warn'}>{t(state.isOn ? 'twoFactor.on' : 'twoFactor.off')}</Tag>
        {state.since && (
          <span className="caption">
            {t('twoFactor.since')} <Moment value={state.since} />
          </span>
        )}
        {state.isOn && (
          <span className="caption num">{t('twoFactor.codesLeft', { count: state.recoveryCodesLeft })}</span>
        )}
      </Row>
      {state.isRequired && !state.isOn && <Notice kind="warning">{t('twoFactor.required')}</Notice>}
      {state.isOn && state.recoveryCodesLeft <= fewCodes && <Notice kind="warning">{t('twoFactor.fewCodes')}</Notice>}
      <Row>
        {state.isOn ? (
          <>
            <Button onClick={() => setStep({ at: 'proving', to: 'renew' })}>{t('twoFactor.renew')}</Button>
            <Button look="danger" onClick={() => setStep({ at: 'proving', to: 'end' })}>
              {t('twoFactor.end')}
            </Button>
          </>
        ) : (
          <Button look="primary" onClick={() => setStep({ at: 'proving', to: 'begin' })}>
            {t('twoFactor.begin')}
          </Button>
        )}
      </Row>
      {step.at === 'proving' && (
        <ProofDialog
          title={t(`twoFactor.${step.to}.title`)}
          kind={state.proof}
          action={t(`twoFactor.${step.to}.action`)}
          isDangerous={step.to === 'end'}
          onProve={(proof) => prove(step.to, proof)}
          onClose={close}
        >
          <p>{t(`twoFactor.${step.to}.text`)}</p>
        </ProofDialog>
      )}
      {step.at === 'setup' && (
        <TwoFactorSetupDialog setup={step.setup} onCodes={(codes) => setStep({ at: 'codes', codes })} onClose={close} />
      )}
      {step.at === 'codes' && (
        <Dialog
          isOpen
          isDirty
          title={t('codes.title')}
          onClose={close}
          actions={
            <Button look="primary" onClick={close}>
              {t('codes.done')}
            </Button>
          }
        >
          <RecoveryCodes codes={step.codes} />
        </Dialog>
      )}
    </Stack>
  )
}
