import { useState } from 'react'
import { DateField, DateRangeField } from '../src/ui/fields/date-field.tsx'
import { PasswordField, SearchField, TextAreaField, TextField } from '../src/ui/fields/text-field.tsx'
import { MoneyField, NumberField } from '../src/ui/fields/number-field.tsx'
import { OtpField } from '../src/ui/fields/otp-field.tsx'
import { PhoneField } from '../src/ui/fields/phone-field.tsx'
import styles from './input-frame.module.css'
import { useWords } from './words.ts'
import { ShowSection, Specimen } from './show-frame.tsx'

const still = () => {}

/** What is typed, in every state. */
export function InputTextSection() {
  const t = useWords()
  const [name, setName] = useState('Maison Orla')
  const [about, setAbout] = useState(t('text.aboutValue'))
  const [secret, setSecret] = useState('Souk!2026')
  const [search, setSearch] = useState('')
  const website = { label: t('text.website'), onChange: still }
  return (
    <ShowSection>
      <Specimen title={t('states')}>
        <div className={styles.fields}>
          <TextField label={t('text.company')} help={t('text.companyHelp')} value={name} onChange={setName} />
          <TextField {...website} value="maisonorla.test" isRight />
          <TextField {...website} value="maison..orla" error={t('text.websiteError')} help={t('text.websiteHelp')} />
          <TextField {...website} value="" isOptional placeholder="maisonorla.test" />
          <TextField {...website} value="maisonorla.test" isDisabled help={t('text.disabledHelp')} />
          <TextField type="email" label={t('text.email')} value="nadia@kin.test" onChange={still} />
        </div>
      </Specimen>
      <Specimen title={t('text.kinds')}>
        <div className={styles.fields}>
          <PasswordField label={t('text.password')} value={secret} onChange={setSecret} />
          <SearchField
            label={t('text.search')}
            placeholder={t('text.searchHint')}
            value={search}
            onChange={setSearch}
          />
          <TextAreaField
            label={t('text.about')}
            maxLength={160}
            value={about}
            onChange={setAbout}
            help={t('text.aboutHelp')}
          />
          <Numbers />
        </div>
      </Specimen>
    </ShowSection>
  )
}

function Numbers() {
  const t = useWords()
  const [days, setDays] = useState<number | null>(30)
  const [price, setPrice] = useState('68.00')
  const [dinars, setDinars] = useState('21.500')
  const [day, setDay] = useState('2026-12-04')
  const [window, setWindow] = useState({ from: '2027-01-15', to: '2027-02-15' })
  const [phone, setPhone] = useState('+971 50 123 4567')
  const [code, setCode] = useState('4821')
  return (
    <>
      <NumberField label={t('text.days')} unit={t('text.daysUnit')} max={120} value={days} onChange={setDays} />
      <MoneyField label={t('text.price')} currency="EUR" value={price} onChange={setPrice} />
      <MoneyField
        label={t('text.dinars')}
        currency="KWD"
        value={dinars}
        onChange={setDinars}
        help={t('text.dinarsHelp')}
      />
      <DateField label={t('text.deadline')} min="2026-11-15" value={day} onChange={setDay} />
      <DateRangeField label={t('text.window')} value={window} onChange={setWindow} />
      <DateRangeField
        label={t('text.window')}
        value={{ from: '2027-02-15', to: '' }}
        error={t('text.windowError')}
        onChange={still}
      />
      <PhoneField label={t('text.phone')} value={phone} onChange={setPhone} />
      <OtpField label={t('text.code')} help={t('text.codeHelp')} value={code} onChange={setCode} />
      <OtpField label={t('text.code')} error={t('text.codeError')} value="482193" onChange={still} />
    </>
  )
}
