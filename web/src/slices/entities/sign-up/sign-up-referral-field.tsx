import { useEffect, useState } from 'react'
import { Failed } from '../../../lib/server/failed.ts'
import { useT } from '../../../lib/language/use-t.ts'
import type { Bound } from '../../../ui/fields/field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { isolated } from '../../identity/door.ts'
import { readReferrer } from './sign-up.data.ts'
import styles from './sign-up-referral-field.module.css'
import { draftNow } from './sign-up-store.ts'

type Asked = { code: string; website: string }
type Checked = { code: string; referrer: string | null; problem?: string | undefined }
type Props = Bound<string> & { website: string }

/** A code of a link is checked as soon as the step is there, a typed one when the field is left. */
export function ReferralField({ website, ...field }: Props) {
  const t = useT('sign-up')
  const code = field.value.trim()
  const [asked, setAsked] = useState({ code, website })
  const [checked, setChecked] = useState<Checked | null>(null)
  useEffect(() => {
    if (asked.code === '') return
    let isGone = false
    void check(asked).then((outcome) => !isGone && setChecked(outcome))
    return () => {
      isGone = true
    }
  }, [asked])
  const known = checked?.code === code ? checked : null
  return (
    <div className={styles.field}>
      <div onBlur={() => code !== asked.code && setAsked({ code, website })}>
        <TextField
          label={t('fields.referralCode')}
          isOptional
          autoComplete="off"
          maxLength={40}
          {...field}
          error={field.error ?? known?.problem}
          isRight={Boolean(known?.referrer)}
          help={known?.referrer ? t('referral.by', { name: isolated(known.referrer) }) : t('referral.help')}
        />
      </div>
      {code !== '' && (
        <Button size="small" look="quiet" onClick={() => field.onChange('')}>
          {t('referral.remove')}
        </Button>
      )}
    </div>
  )
}

/** A server that cannot be asked does not stop the person: the code is checked again when the step is sent. */
async function check({ code, website }: Asked): Promise<Checked> {
  try {
    return { code, referrer: await readReferrer(code, draftNow().email, website) }
  } catch (error) {
    if (!(error instanceof Failed)) throw error
    return { code, referrer: null, problem: error.fields['referralCode'] }
  }
}
