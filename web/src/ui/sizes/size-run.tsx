import { localeOf } from '@souk/contract/core/language.ts'
import { readWhole } from '@souk/contract/core/number-text.ts'
import { IconStack2 } from '@tabler/icons-react'
import { useState } from 'react'
import { useLanguage } from '../../lib/language/language.ts'
import { useT } from '../../lib/language/use-t.ts'
import { Button } from '../layout/button.tsx'
import { TextField } from '../fields/text-field.tsx'
import { Popover } from '../overlays/popover.tsx'
import { Quantity } from '../fields/quantity.tsx'
import { SelectField } from '../choices/select-field.tsx'
import { type Change, type Grid, type Stocks, fillRun, readBlock } from './size-matrix-grid.ts'
import { Stack } from '../layout/stack.tsx'
import styles from './size-run.module.css'

type Props = {
  sizes: readonly string[]
  colours: readonly { id: string; name: string }[]
  stocks: Stocks
  run: readonly number[]
  value: Grid
  onFill: (change: Change) => void
}

/** A size run is how shops buy: 1-2-2-1 of a colour, so many times. */
export function SizeRun(props: Props) {
  const t = useT('ui')
  const trigger = (
    <Button look="quiet" size="small" icon={<IconStack2 size={16} stroke={1.7} aria-hidden />}>
      {t('run.open')}
    </Button>
  )
  return (
    <Popover label={t('run.open')} trigger={trigger} width={288}>
      {(close) => <RunForm {...props} onDone={close} />}
    </Popover>
  )
}

function RunForm({ sizes, colours, stocks, run, value, onFill, onDone }: Props & { onDone: () => void }) {
  const t = useT('ui')
  const [text, setText] = useState((run.length > 0 ? run : [1, 2, 2, 1]).join('-'))
  const [from, setFrom] = useState(
    sizes[run.length < sizes.length && run.length > 0 ? Math.floor((sizes.length - run.length) / 2) : 0] ?? '',
  )
  const [packs, setPacks] = useState(1)
  const [colour, setColour] = useState('all')
  const locale = localeOf(useLanguage())
  const counts = (readBlock(text, locale)[0] ?? []).map((count) => readWhole(count, locale).value)
  const isWrong = counts.length === 0 || counts.includes(null)
  const units = counts.map(Number)
  const start = sizes.indexOf(from)
  const isLong = start + units.length > sizes.length
  const all = { value: 'all', label: t('run.allColours') }

  function fill(): void {
    const rows = colours.flatMap(({ id }, row) => (colour === 'all' || colour === id ? [row] : []))
    onFill(fillRun(value, stocks, { units, from: start, packs, rows }))
    onDone()
  }
  const problem = isWrong ? t('run.notRead') : isLong ? t('run.tooLong', { size: from }) : undefined
  return (
    <Stack>
      <TextField label={t('run.run')} help={t('run.help')} error={problem} value={text} onChange={setText} />
      <div className={styles.pair}>
        <SelectField
          label={t('run.from')}
          options={sizes.map((size) => ({ value: size, label: size }))}
          value={from}
          onChange={(size) => setFrom(size ?? '')}
        />
        <Quantity label={t('run.packs')} value={packs} min={1} max={999} onChange={setPacks} isLabelShown />
      </div>
      <SelectField
        label={t('matrix.colour')}
        options={[all, ...colours.map(({ id, name }) => ({ value: id, label: name }))]}
        value={colour}
        onChange={(id) => setColour(id ?? 'all')}
      />
      <Button look="primary" isWide whyNot={problem && t('form.objections', { count: 1 })} onClick={fill}>
        {t('run.fill', { count: units.reduce((sum, one) => sum + one, 0) * packs })}
      </Button>
    </Stack>
  )
}
