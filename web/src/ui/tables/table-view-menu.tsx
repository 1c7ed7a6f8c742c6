import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useId } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { Button } from '../layout/button.tsx'
import type { Column } from './data-table-columns.ts'
import { Popover } from '../overlays/popover.tsx'
import styles from './table-view-menu.module.css'
import type { View } from './use-table-view.ts'

type Props = {
  words: string
  columns: readonly Pick<Column<never>, 'key' | 'heading' | 'isFixed'>[]
  view: View
  onChange: (next: Partial<View>) => void
}

/** The columns, and the height of the rows. */
export function TableViewMenu({ words, columns, view, onChange }: Props) {
  const t = useT('ui')
  const word = useT(words)
  const id = useId()

  function toggle(key: string): void {
    const { hidden } = view
    onChange({ hidden: hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key] })
  }

  return (
    <Popover
      label={t('table.view')}
      width={240}
      trigger={
        <Button icon={<IconAdjustmentsHorizontal size={16} stroke={1.7} aria-hidden />}>{t('table.view')}</Button>
      }
    >
      <div className={styles.panel}>
        <fieldset>
          <legend>{t('table.columns')}</legend>
          {columns
            .filter(({ isFixed }) => !isFixed)
            .map(({ key, heading }) => (
              <label key={key}>
                <input type="checkbox" checked={!view.hidden.includes(key)} onChange={() => toggle(key)} />
                {heading ?? word(`columns.${key}`)}
              </label>
            ))}
        </fieldset>
        <fieldset>
          <legend>{t('table.density')}</legend>
          {(['comfortable', 'compact'] as const).map((density) => (
            <label key={density}>
              <input type="radio" name={id} checked={view.density === density} onChange={() => onChange({ density })} />
              {t(`table.${density}`)}
            </label>
          ))}
        </fieldset>
      </div>
    </Popover>
  )
}
