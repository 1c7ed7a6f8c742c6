import { localeOf } from '@souk/contract/core/language.ts'
import { readWhole } from '@souk/contract/core/number-text.ts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useFormat } from '../../lib/language/format.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useT } from '../../lib/language/use-t.ts'
import { IconButton } from '../layout/button.tsx'
import styles from './pager.module.css'
import { Row } from '../layout/stack.tsx'
import { useIsRtl } from '../browser/use-rtl.ts'

/** As every paged reply has it: `more` says that there are more than were counted. */
type Props = {
  page: number
  limit: number
  total: number
  more: boolean
  onPage: (page: number) => void
  /** What is paged, where a page has two of these. */
  label?: string
}

export function Pager({ page, limit, total, more, onPage, label }: Props) {
  const t = useT('ui')
  const format = useFormat()
  const [Back, On] = useIsRtl() ? [IconChevronRight, IconChevronLeft] : [IconChevronLeft, IconChevronRight]
  const pages = Math.max(1, Math.ceil(total / limit))
  if (total === 0) return null
  const plus = more ? '+' : ''
  const first = format.number((page - 1) * limit + 1)
  const last = format.number(Math.min(page * limit, total))
  const range = { range: leftToRight(`${first}–${last}`), total: leftToRight(format.number(total) + plus) }
  return (
    <Row aria-label={label ?? t('pager.label')} as="nav" gap={16} isSpread className={styles.pager}>
      <output className={`${styles.range} num`}>{t('pager.range', range)}</output>
      {pages > 1 && (
        <div className={styles.steps}>
          <IconButton label={t('pager.previous')} isDisabled={page <= 1} onClick={() => onPage(page - 1)}>
            <Back size={18} stroke={1.7} aria-hidden />
          </IconButton>
          <PageField key={page} page={page} pages={pages} onPage={onPage} />
          <span className="num">{t('pager.of', { pages: leftToRight(format.number(pages) + plus) })}</span>
          <IconButton label={t('pager.next')} isDisabled={page >= pages} onClick={() => onPage(page + 1)}>
            <On size={18} stroke={1.7} aria-hidden />
          </IconButton>
        </div>
      )}
    </Row>
  )
}

/** A range and a plus sign would turn round in an Arabic sentence. */
const leftToRight = (text: string) => `\u2066${text}\u2069`

/** A number that is no page goes to the nearest that is one; Escape takes it back. */
function PageField({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const t = useT('ui')
  const [text, setText] = useState(String(page))
  const asked = useRef(page)
  const locale = localeOf(useLanguage())
  function go(): void {
    const wanted = Math.min(Math.max(Number(readWhole(text, locale).value) || page, 1), pages)
    setText(String(wanted))
    if (wanted === asked.current) return // Enter was pressed, and now the focus leaves
    asked.current = wanted
    onPage(wanted)
  }
  function listen({ key }: KeyboardEvent): void {
    if (key === 'Enter') go()
    if (key === 'Escape') setText(String(page))
  }
  return (
    <label className={styles.page}>
      <span>{t('pager.page')}</span>
      <input
        className="num"
        inputMode="numeric"
        dir="ltr"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={listen}
        onBlur={go}
      />
    </label>
  )
}
