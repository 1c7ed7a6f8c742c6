import { Register } from '@souk/contract/entities/sign-up.contract.ts'
import { countryNamed, countryOf } from '@souk/contract/core/countries.ts'
import { useEffect, useEffectEvent } from 'react'
import { z } from 'zod/mini'
import { useT } from '../../../lib/language/use-t.ts'
import { useSettings } from '../../../lib/settings.ts'
import { CountryField } from '../../../ui/choices/country-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FieldRow, Form } from '../../../ui/forms/form.tsx'
import { PhoneField } from '../../../ui/fields/phone-field.tsx'
import { splitPhone } from '../../../ui/fields/phone-number.ts'
import { StepActions } from './sign-up-actions.tsx'
import { readIpCountry } from './sign-up.data.ts'
import { typed } from './sign-up-draft.ts'
import { useStepForm } from './sign-up-step-form.ts'
import { changeDraft } from './sign-up-store.ts'
import { suggestedAgain } from './sign-up-suggestions.ts'

const { firstName, lastName, country, phone, countryCode } = Register.shape
const Person = z.strictObject({ firstName, lastName, country, phone, countryCode })
const home = countryOf('AE')!

/** /sign-up/complete-info */
export function PersonStep() {
  const t = useT('sign-up')
  const { defaults } = useSettings()
  const { field, save, problem, isBusy } = useStepForm('complete-info', {
    schema: Person,
    initial: ({ firstName, lastName, country, phone, countryCode }) => ({
      firstName,
      lastName,
      country,
      phone,
      countryCode: countryCode || home.dial_code,
    }),
  })
  const [country, phone, dial] = [field('country'), field('phone'), field('countryCode')]
  const chosen = countryNamed(country.value)

  /** A dial code that was not chosen follows the country. */
  function changeCountry(name: string | null): void {
    const isOwn = dial.value === (chosen ?? home).dial_code
    if (isOwn) dial.onChange(countryNamed(name ?? '')?.dial_code ?? dial.value)
    changeDraft((draft) => typed(draft, suggestedAgain(draft, country.value, defaults)))
    country.onChange(name ?? '')
  }
  function changePhone(text: string): void {
    const { country: dialled, number } = splitPhone(text)
    phone.onChange(number)
    if (dialled) dial.onChange(dialled.dial_code)
  }
  usePrefill(country.value === '', changeCountry)
  return (
    <Form onSubmit={save} problem={problem}>
      <FieldRow>
        <TextField label={t('fields.firstName')} autoComplete="given-name" {...field('firstName')} />
        <TextField label={t('fields.lastName')} autoComplete="family-name" {...field('lastName')} />
      </FieldRow>
      <CountryField by="name" label={t('fields.country')} {...country} onChange={changeCountry} />
      <PhoneField
        label={t('fields.phone')}
        home={(chosen ?? home).code}
        {...phone}
        error={phone.error ?? dial.error}
        value={phone.value ? `${dial.value} ${phone.value}` : ''}
        onChange={changePhone}
      />
      <StepActions step="complete-info" isBusy={isBusy} />
    </Form>
  )
}

/** The country the visitor comes from, as long as they have not named one. */
function usePrefill(isUnset: boolean, prefill: (name: string) => void): void {
  const offer = useEffectEvent((code: string | null) => {
    const found = code ? countryOf(code) : null
    if (found && isUnset) prefill(found.name)
  })
  const isWanted = useEffectEvent(() => isUnset)
  useEffect(() => {
    if (!isWanted()) return
    const control = new AbortController()
    void readIpCountry(control.signal).then((code) => !control.signal.aborted && offer(code))
    return () => control.abort()
  }, [])
}
