import { type ReactNode, useState } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { Button } from '../layout/button.tsx'
import { changeOf, type DifferenceLine } from './difference.ts'
import styles from './difference-view.module.css'
import { DifferenceCell } from './difference-cell.tsx'
import { ScrollFrame } from '../lists/scroll-frame.tsx'
import { Stack } from '../layout/stack.tsx'
import { Tag, type Tone } from './status.tsx'

export type DifferenceColumn = { key: string; label: string; numeric?: boolean; show?: (value: string) => ReactNode }
type Total = { label: string; before: string; after: string; show?: (value: string) => ReactNode }
type Props = {
  label: string
  lines: readonly DifferenceLine[]
  columns: readonly DifferenceColumn[]
  totals?: readonly Total[]
}

const tones: Record<string, Tone> = { added: 'ok', removed: 'bad', changed: 'warn', same: 'neutral' }

/** Changes line by line, in words and in colour. */
export function DifferenceView({ label, lines, columns, totals = [] }: Props) {
  const t = useT('ui')
  const [isAll, setAll] = useState(false)
  const keys = columns.map(({ key }) => key)
  const marked = lines.map((line) => ({ ...line, change: changeOf(line, keys) }))
  const same = marked.filter(({ change }) => change === 'same').length
  const shown = isAll ? marked : marked.filter(({ change }) => change !== 'same')
  return (
    <Stack className={styles.view}>
      {shown.length === 0 ? (
        <p className={styles.none}>{t('difference.none')}</p>
      ) : (
        <ScrollFrame label={label}>
          <table className={styles.table} aria-label={label}>
            <thead>
              <tr>
                <th scope="col">{t('difference.line')}</th>
                <th scope="col">{t('difference.change')}</th>
                {columns.map(({ key, label, numeric }) => (
                  <th key={key} scope="col" className={numeric ? styles.numeric : undefined}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map(({ key, name, before, after, change }) => (
                <tr key={key} data-change={change}>
                  <th scope="row">
                    <bdi>{name}</bdi>
                  </th>
                  <td>
                    <Tag tone={tones[change]!}>{t(`difference.${change}`)}</Tag>
                  </td>
                  {columns.map((column) => (
                    <td key={column.key} className={column.numeric ? styles.numeric : undefined}>
                      <DifferenceCell before={before?.[column.key]} after={after?.[column.key]} show={column.show} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollFrame>
      )}
      {same > 0 && (
        <Button look="quiet" onClick={() => setAll(!isAll)}>
          {isAll ? t('difference.hideSame') : t('difference.showSame', { count: same })}
        </Button>
      )}
      {totals.length > 0 && <Totals totals={totals} />}
    </Stack>
  )
}

function Totals({ totals }: { totals: readonly Total[] }) {
  return (
    <dl className={styles.totals}>
      {totals.map(({ label, before, after, show }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <DifferenceCell before={before} after={after} show={show} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
