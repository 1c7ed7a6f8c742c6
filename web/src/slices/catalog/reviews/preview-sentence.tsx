import type { Reply } from '@souk/contract/core/endpoint.ts'
import type { previews } from '@souk/contract/catalog/books.contract.ts'
import { useT } from '../../../lib/language/use-t.ts'
import styles from './preview.module.css'

export type PreviewReply = Reply<typeof previews.asRetailer>

/** One plain sentence: who sees how much, in which currency; and which book chooses. */
export function PreviewSentence({ preview }: { preview: PreviewReply }) {
  const t = useT('books')
  const { retailer, shownCount: shown, hiddenCount, currency, segment } = preview
  const total = shown + hiddenCount
  const name = `\u2068${retailer.name}\u2069` // a Latin name would draw the number beside it to its other side
  const how = total === 0 ? null : shown === 0 ? '.none' : hiddenCount === 0 ? '.all' : ''
  return (
    <output className={styles.sentence}>
      <p className={styles.says}>
        {how === null ? t('preview.noProducts') : t(`preview.says${how}`, { name, shown, total, currency })}
      </p>
      {segment && total > 0 && (
        <p className={styles.chooses}>
          {segment.level === 'master' ? t('preview.segment.master') : t('preview.segment', { book: segment.name })}
        </p>
      )}
    </output>
  )
}
