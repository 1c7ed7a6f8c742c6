import { useFormat } from '../../lib/language/format.ts'

/** A number of things. `isMore` says that there are more than were counted: "10,000+". */
export function Count({ value, isMore = false }: { value: number; isMore?: boolean }) {
  const format = useFormat()
  return (
    <bdi className="num" dir="ltr">
      {format.number(value)}
      {isMore && '+'}
    </bdi>
  )
}
