import { IconBuildingStore, IconHanger } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '../src/lib/language/format.ts'
import { Checkbox, CheckboxField, CheckboxGroup } from '../src/ui/choices/checkbox.tsx'
import { AppliedChips, ChoiceChips } from '../src/ui/choices/chips.tsx'
import { ColourChoice } from '../src/ui/choices/colour-choice.tsx'
import { ComboboxField } from '../src/ui/choices/combobox-field.tsx'
import { CountryField } from '../src/ui/choices/country-field.tsx'
import { MultiSelectField } from '../src/ui/choices/multi-select-field.tsx'
import { Quantity } from '../src/ui/fields/quantity.tsx'
import { RadioCards } from '../src/ui/choices/radio-cards.tsx'
import { RangeField } from '../src/ui/fields/range-field.tsx'
import { Segmented } from '../src/ui/choices/segmented.tsx'
import { SelectField } from '../src/ui/choices/select-field.tsx'
import { Switch } from '../src/ui/choices/switch.tsx'
import { tones } from './input-data.ts'
import styles from './input-frame.module.css'
import { useWords } from './words.ts'
import { ShowSection, Specimen } from './show-frame.tsx'

const categories = ['knitwear', 'outerwear', 'shirts', 'dresses', 'trousers', 'accessories']
const counts = [14, 9, 11, 8, 12, 10]

/** What is chosen, from lists short and long. */
export function InputChoiceSection() {
  const t = useWords()
  const options = categories.map((value) => ({ value, label: t(`choice.${value}`) }))
  const [one, setOne] = useState<string | null>('knitwear')
  const [found, setFound] = useState<string | null>(null)
  const [several, setSeveral] = useState<readonly string[]>(['knitwear', 'dresses'])
  const [country, setCountry] = useState<string | null>('AE')
  return (
    <ShowSection>
      <Specimen title={t('choice.lists')}>
        <div className={styles.fields}>
          <SelectField label={t('choice.category')} options={options} value={one} onChange={setOne} />
          <SelectField
            label={t('choice.category')}
            options={options}
            value={null}
            onChange={setOne}
            error={t('choice.categoryError')}
          />
          <SelectField label={t('choice.category')} options={options} value="shirts" onChange={setOne} isDisabled />
          <ComboboxField label={t('choice.find')} options={options} value={found} onChange={setFound} isOptional />
          <MultiSelectField
            label={t('choice.segments')}
            options={options}
            value={several}
            onChange={setSeveral}
            maximum={4}
            help={t('choice.segmentsHelp')}
          />
          <CountryField label={t('choice.country')} value={country} onChange={setCountry} isRight />
        </div>
      </Specimen>
      <Specimen title={t('choice.marks')}>
        <Marks />
      </Specimen>
      <Specimen title={t('choice.filters')}>
        <Filters />
      </Specimen>
    </ShowSection>
  )
}

function Marks() {
  const t = useWords()
  const [kinds, setKinds] = useState<readonly string[]>(['knitwear'])
  const [side, setSide] = useState('retailer')
  const [isOn, setOn] = useState(true)
  const [isAgreed, setAgreed] = useState(false)
  const cards = [
    {
      value: 'retailer',
      label: t('choice.retailer'),
      hint: t('choice.retailerHint'),
      icon: <IconBuildingStore size={20} stroke={1.5} aria-hidden />,
    },
    {
      value: 'brand',
      label: t('choice.brand'),
      hint: t('choice.brandHint'),
      icon: <IconHanger size={20} stroke={1.5} aria-hidden />,
    },
  ]
  return (
    <div className={styles.fields}>
      <CheckboxGroup
        label={t('choice.category')}
        choices={categories.slice(0, 4).map((value, at) => ({ value, label: t(`choice.${value}`), count: counts[at] }))}
        value={kinds}
        onChange={setKinds}
      />
      <div className={styles.stack}>
        <Checkbox label={t('choice.some')} isMixed isChecked={false} onChange={() => {}} />
        <Checkbox label={t('choice.off')} hint={t('choice.offHint')} isChecked isDisabled onChange={() => {}} />
        <CheckboxField
          label={t('choice.terms')}
          value={isAgreed}
          onChange={setAgreed}
          error={isAgreed ? undefined : t('choice.termsError')}
        />
        <Switch label={t('choice.mails')} help={t('choice.mailsHelp')} isOn={isOn} onChange={setOn} />
        <Switch label={t('choice.flag')} isOn={false} isDisabled onChange={() => {}} />
      </div>
      <RadioCards label={t('choice.side')} cards={cards} value={side} onChange={setSide} />
    </div>
  )
}

function Filters() {
  const t = useWords()
  const format = useFormat()
  const [view, setView] = useState('grid')
  const [chosen, setChosen] = useState<string[]>(['knitwear'])
  const [applied, setApplied] = useState(['knitwear', 'outerwear', 'shirts'])
  const [price, setPrice] = useState({ from: 50, to: 180 })
  const [colour, setColour] = useState('sage')
  const [units, setUnits] = useState(12)
  const chips = categories.map((value, at) => ({ value, label: t(`choice.${value}`), count: counts[at] }))
  const views = ['grid', 'list', 'lookbook'].map((value) => ({ value, label: t(`choice.${value}`) }))
  const colours = (['sage', 'slate', 'oat', 'madder'] as const).map((id) => ({
    id,
    name: t(`colour.${id}`),
    tone: tones[id],
    isSoldOut: id === 'madder',
  }))
  return (
    <div className={styles.stack}>
      <div className={styles.line}>
        <Segmented label={t('choice.view')} segments={views} value={view} onChange={setView} />
        <Quantity label={t('choice.units')} value={units} step={6} max={96} onChange={setUnits} />
        <Quantity label={t('choice.units')} value={0} isDisabled onChange={setUnits} />
      </div>
      <ChoiceChips label={t('choice.category')} chips={chips} value={chosen} onChange={setChosen} />
      <AppliedChips
        label={t('choice.applied')}
        chips={chips.filter(({ value }) => applied.includes(value))}
        onRemove={(value) => setApplied(applied.filter((other) => other !== value))}
        onClear={() => setApplied([])}
      />
      <div className={styles.fields}>
        <RangeField
          label={t('choice.price')}
          min={0}
          max={250}
          step={5}
          value={price}
          onChange={setPrice}
          show={(value) => format.money(String(value), 'EUR')}
        />
        <ColourChoice label={t('choice.colour')} colours={colours} value={colour} onChange={setColour} />
      </div>
    </div>
  )
}
