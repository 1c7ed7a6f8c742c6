import { useFormat } from '../../lib/language/format.ts'
import { useT } from '../../lib/language/use-t.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../ui/feedback/skeletons.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { useIndustries, useQuality } from './model/prospects.data.ts'
import styles from './model/prospects.module.css'
import { Stack } from '../../ui/layout/stack.tsx'
import { CloseButton } from '../../ui/overlays/close-button.tsx'

type Status = { estimated: boolean; isDisagreed: boolean; isEnough: boolean }
function statusOf({ estimated, isDisagreed, isEnough }: Status) {
  if (!estimated) return 'calibrated'
  if (!isEnough) return 'estimated'
  return isDisagreed ? 'disagreed' : 'unproven'
}

/** How often this brand agreed with what was stated, and which kinds of store fit it. */
export function QualityDialog({ onClose }: { onClose: () => void }) {
  const t = useT('prospects')
  const format = useFormat()
  const industries = useIndustries()
  const percent = (value: number) => format.number(value / 100, { style: 'percent' })
  return (
    <Dialog isOpen title={t('quality')} onClose={onClose} actions={<CloseButton onClose={onClose} />}>
      <QueryView query={useQuality()} skeleton={<TableSkeleton columns={3} />}>
        {({ rows, estimated, judgements, needed, held, isDisagreed }) => (
          <Stack gap={24}>
            <Notice kind="info">
              {t(`quality.${statusOf({ estimated, isDisagreed, isEnough: judgements >= needed })}`, {
                judgements: format.number(judgements),
                needed: format.number(needed),
                stated: format.number(held.stated),
                right: format.number(held.right),
              })}
            </Notice>
            <p className={styles.quiet}>{t('quality.text')}</p>
            <table className={styles.bars}>
              <thead>
                <tr>
                  <th scope="col">{t('columns.threshold')}</th>
                  <td>{t('columns.kept')}</td>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ threshold, judged, kept: rightCount }) => (
                  <tr key={threshold}>
                    <th scope="row" className="num">
                      {percent(threshold)}
                    </th>
                    <td className="num">
                      {t('quality.share', { kept: format.number(rightCount), judged: format.number(judged) })}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <h3>{t('quality.industries')}</h3>
            <Stack as="ul" gap={8} className={styles.list}>
              {industries.data?.industries.slice(0, 5).map(({ storeType, match }) => (
                <li key={storeType}>
                  <span>{t(`storeTypes.${storeType}` as 'storeTypes.CHAIN')}</span>
                  <span className="num">{percent(match)}</span>
                </li>
              ))}
            </Stack>
          </Stack>
        )}
      </QueryView>
    </Dialog>
  )
}
