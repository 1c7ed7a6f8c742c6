import { type GeoPermissibleObjects, geoMercator, geoPath } from 'd3-geo'
import countries from './countries.gen.json' with { type: 'json' }
import styles from '../model/prospects.module.css'

const [width, height, margin] = [640, 300, 40]
const land = countries as GeoPermissibleObjects
const degrees = 7 // shown around a store at least

export type MapPoint = [longitude: number, latitude: number]
type Props = { here: readonly MapPoint[]; others?: readonly MapPoint[] }

/** Drawn in the browser from a file of the product: no map server. What it shows stands beside it as text. */
export function LeadMap({ here, others = [] }: Props) {
  const around = [...here, ...others.slice(0, 3)].flatMap(([x, y]): MapPoint[] => [
    [x - degrees, Math.max(-80, y - degrees / 3)],
    [x + degrees, Math.min(80, y + degrees / 3)],
  ])
  const projection = geoMercator()
    .fitExtent(
      [
        [margin, margin],
        [width - margin, height - margin],
      ],
      { type: 'MultiPoint', coordinates: around },
    )
    .clipExtent([
      [0, 0],
      [width, height],
    ])
  const dots = (points: readonly MapPoint[], kind: string | undefined, size: number) =>
    points.map((point, at) => {
      const [x, y] = projection(point) ?? [-10, -10]
      return <circle key={at} cx={x} cy={y} r={size} className={kind} />
    })
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden className={styles.map}>
      <path d={geoPath(projection)(land) ?? ''} className={styles.land} />
      {dots(others, styles.stockist, 5)}
      {dots(here, styles.here, 7)}
    </svg>
  )
}
