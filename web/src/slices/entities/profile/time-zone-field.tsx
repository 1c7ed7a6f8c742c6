import { useState } from 'react'
import { ComboboxField } from '../../../ui/choices/combobox-field.tsx'
import type { FieldProps } from '../../../ui/fields/field.tsx'
import { timeZoneOption, timeZoneOptions } from './time-zones.ts'

/** A time zone by its name. Four hundred of them are worked out only for who wants to choose. */
export function TimeZoneField(field: FieldProps<string>) {
  const [isWanted, setWanted] = useState(false)
  return (
    <ComboboxField
      {...field}
      options={isWanted ? timeZoneOptions(field.value) : [timeZoneOption(field.value)]}
      onFocus={() => setWanted(true)}
      onChange={(zone) => field.onChange(zone ?? '')}
    />
  )
}
