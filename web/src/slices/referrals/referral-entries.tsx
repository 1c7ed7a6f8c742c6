import type { Referral } from '@souk/contract/referrals/referrals.contract.ts'
import type { ReactNode } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { Entries, Entry } from '../../ui/lists/entries.tsx'
import { Moment } from '../../ui/values/date.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Tag, type Tone } from '../../ui/values/status.tsx'
import styles from './referrals.module.css'

const tones: Record<Referral['status'], Tone> = {
  INVITED: 'neutral',
  JOINED: 'info',
  QUALIFIED: 'warn',
  REWARDED: 'ok',
  EXPIRED: 'neutral',
}

type Props = {
  referrals: readonly (Referral & { referrer?: string })[]
  actions?: (referral: Referral) => ReactNode
}

/** Each company, how far it is, and what is missing to the next step. */
export function ReferralEntries({ referrals, actions }: Props) {
  const t = useT('referrals')
  return (
    <Entries label={t('list.title')}>
      {referrals.map(({ referrer, ...referral }) => {
        const { id, name, status, missing, refusal, reward, expiresAt } = referral
        const end = (
          <>
            {reward && <Money amount={reward} currency="USD" />}
            <Tag tone={refusal ? 'bad' : tones[status]}>{t(refusal ? 'status.REFUSED' : `status.${status}`)}</Tag>
            {actions?.(referral)}
          </>
        )
        return (
          <Entry key={id} title={<bdi>{name}</bdi>} end={end}>
            {referrer && <bdi className="caption">{t('list.by', { name: referrer })}</bdi>}
            <span className={styles.text}>
              {refusal ? t(`refusal.${refusal}`) : missing ? t(`missing.${missing}`) : ''}
            </span>
            {expiresAt && (
              <span className="caption">
                {t('list.until')} <Moment value={expiresAt} />
              </span>
            )}
          </Entry>
        )
      })}
    </Entries>
  )
}
