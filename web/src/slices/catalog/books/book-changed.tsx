import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useNow } from '../../../ui/values/date.tsx'

/** When a book last said something else; what was saved a moment ago is not in the future of a clock that is read each minute. */
export function BookChanged({ at }: { at: string }) {
  const t = useT('books')
  const format = useFormat()
  const now = new Date(Math.max(useNow().getTime(), new Date(at).getTime()))
  return (
    <time dateTime={at} title={format.date(at, { dateStyle: 'long', timeStyle: 'short' })}>
      {t('changed', { when: format.relative(at, now) })}
    </time>
  )
}
