import { countryName, countryNamed } from '@souk/contract/core/countries.ts'
import { type SignUpStep, stepsOf } from '@souk/contract/entities/sign-up-steps.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '../../../lib/language/language.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Day } from '../../../ui/values/date.tsx'
import { type Fact, FactList } from '../../../ui/values/fact-list.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import type { Draft, DraftField } from './sign-up-draft.ts'
import styles from './sign-up-summary.module.css'

const shown: Partial<Record<SignUpStep, readonly DraftField[]>> = {
  'set-email': ['email'],
  'complete-info': ['firstName', 'lastName', 'country', 'phone'],
  'company-info': ['entityName', 'companyRole', 'website', 'currency', 'timeZone', 'referralCode'],
  'choose-user-type': ['role'],
  'upload-logo': ['logoUrl'],
  'upload-banner': ['bannerUrl'],
  'set-launch-date': ['launchDate'],
  'set-credentials': ['email'],
}

/** All that was told, step by step, each with the way back to it. */
export function Summary({ draft }: { draft: Draft }) {
  const t = useT('sign-up')
  const valueOf = useValues(draft)
  return (
    <div className={styles.summary}>
      {stepsOf(draft.flow).map((step) => {
        const fields = shown[step]
        if (!fields) return null
        const facts: Fact[] = fields.map((field) => ({ label: t(`fields.${field}`), value: valueOf(field) }))
        if (step === 'set-credentials') facts.push({ label: t('fields.password'), value: t('summary.password') })
        return (
          <section key={step} className={styles.part} aria-labelledby={`summary-${step}`}>
            <div className={styles.head}>
              <h2 id={`summary-${step}`} className={styles.title}>
                {t(`steps.${step}`)}
              </h2>
              <Link
                to={`/sign-up/${step}`}
                className={styles.edit}
                aria-label={t('summary.editNamed', { step: t(`steps.${step}`) })}
              >
                {t('form.edit')}
              </Link>
            </div>
            <FactList facts={facts} />
          </section>
        )
      })}
    </div>
  )
}

function useValues(draft: Draft): (field: DraftField) => ReactNode {
  const t = useT('sign-up')
  const language = useLanguage()
  return (field) => {
    const text = draft[field]
    if (text === '') return <span className={styles.none}>{t('summary.none')}</span>
    switch (field) {
      case 'country':
        return countryName(countryNamed(text)?.code ?? '', language) ?? text
      case 'phone':
        return <bdi className="num">{`${draft.countryCode} ${text}`}</bdi>
      case 'companyRole':
        return t(`companyRoles.${text}`)
      case 'role':
        return t(`sides.${text}`)
      case 'launchDate':
        return <Day value={text} />
      case 'logoUrl':
      case 'bannerUrl':
        return (
          <span className={styles.picture} data-use={field}>
            <Picture
              source={text}
              alt={t(`fields.${field}`)}
              shape={field === 'logoUrl' ? 'square' : 'banner'}
              load="soon"
            />
          </span>
        )
      default:
        return <bdi>{text}</bdi>
    }
  }
}
