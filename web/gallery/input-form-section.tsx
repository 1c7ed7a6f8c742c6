import { type FormEvent, useState } from 'react'
import { CountryField } from '../src/ui/choices/country-field.tsx'
import { PasswordField, TextField } from '../src/ui/fields/text-field.tsx'
import { FieldGroup, FieldRow, Form } from '../src/ui/forms/form.tsx'
import { Notice } from '../src/ui/feedback/notice.tsx'
import { SaveBar } from '../src/ui/forms/save-bar.tsx'
import { Tabs } from '../src/ui/layout/tabs.tsx'
import styles from './input-frame.module.css'
import { useWords } from './words.ts'
import { ShowSection, Specimen } from './show-frame.tsx'

const blank = { first: '', last: '', email: '', password: '' }

/** Whole forms: their refusals, their tabs and the bar that saves. */
export function InputFormSection() {
  const t = useWords()
  return (
    <ShowSection>
      <Specimen title={t('form.refused')} isBoxed>
        <div className={styles.narrow}>
          <RefusedForm />
        </div>
      </Specimen>
      <Specimen title={t('form.tabs')}>
        <ProfileTabs />
      </Specimen>
      <Specimen title={t('form.notices')}>
        <div className={styles.stack}>
          <Notice>{t('form.noticeDanger')}</Notice>
          <Notice kind="warning" title={t('form.noticeWarningTitle')}>
            {t('form.noticeWarning')}
          </Notice>
          <Notice kind="info">{t('form.noticeInfo')}</Notice>
          <Notice kind="success">{t('form.noticeSuccess')}</Notice>
        </div>
      </Specimen>
    </ShowSection>
  )
}

function RefusedForm() {
  const t = useWords()
  const [values, setValues] = useState(blank)
  const [isTried, setTried] = useState(false)
  const names = Object.keys(blank) as (keyof typeof blank)[]
  const [first, last, email, password] = names.map((name) => ({
    label: t(`form.${name}`),
    value: values[name],
    error: isTried && !values[name] ? t('form.missing', { field: t(`form.${name}`) }) : undefined,
    isRight: isTried && values[name] !== '',
    onChange: (value: string) => setValues({ ...values, [name]: value }),
  }))
  function submit(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
  }
  function discard(): void {
    setValues(blank)
    setTried(false)
  }
  return (
    <Form onSubmit={submit}>
      <FieldGroup title={t('form.you')} text={t('form.youText')}>
        <FieldRow>
          <TextField {...first!} />
          <TextField {...last!} />
        </FieldRow>
        <TextField {...email!} type="email" />
        <PasswordField {...password!} help={t('form.passwordHelp')} />
      </FieldGroup>
      <SaveBar isDirty onDiscard={discard} />
    </Form>
  )
}

function ProfileTabs() {
  const t = useWords()
  const [country, setCountry] = useState<string | null>('FR')
  const tabs = [
    {
      key: 'general',
      label: t('form.general'),
      isDirty: country !== 'FR',
      content: (
        <div className={styles.narrow}>
          <CountryField label={t('choice.country')} value={country} onChange={setCountry} />
        </div>
      ),
    },
    { key: 'documents', label: t('form.documents'), count: 3, content: <p>{t('form.documentsText')}</p> },
    { key: 'addresses', label: t('form.addresses'), isDirty: true, content: <p>{t('form.addressesText')}</p> },
    { key: 'teammates', label: t('form.teammates'), count: 7, content: <p>{t('form.teammatesText')}</p> },
  ]
  return <Tabs label={t('form.profile')} tabs={tabs} param="inputTab" />
}
