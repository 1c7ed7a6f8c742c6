import { useFormat } from '../../lib/language/format.ts'

/** "XS × 2": the size before its units in every language, however the page runs. */
export function SizeCount({ size, units }: { size: string; units: number }) {
  const format = useFormat()
  return (
    <bdi dir="ltr" className="num">
      <bdi>{size}</bdi> × {format.number(units)}
    </bdi>
  )
}
