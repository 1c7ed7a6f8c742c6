import type { LeadDetail } from '@souk/contract/prospects/prospect-shapes.ts'
import { geoMercator, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import atlas from 'world-atlas/countries-110m.json' with { type: 'json' }
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import styles from '../prospects.module.css'

const [width, height, margin] = [640, 300, 40]
const world = atlas as unknown as Topology<{ countries: GeometryCollection }>
const land = feature(world, world.objects.countries)
const degrees = 7 // shown around the store at least

/** The nearest stockists as a list and on a map that is drawn in the browser from a file of the product: no map server. */
export function Territory({ lead }: { lead: LeadDetail }) {
  const t = useT('prospects')
  const format = useFormat()
  const near = lead.stockists.slice(0, 5)
  return (
    <section className={styles.section}>
      <h2>{t('map')}</h2>
      {lead.isTooClose && <Notice kind="warning">{t('map.close')}</Notice>}
      {near.length === 0 && <p className={styles.quiet}>{t('map.none')}</p>}
      {lead.latitude !== null && lead.longitude !== null && (
        <Drawing
          here={[lead.longitude, lead.latitude]}
          others={near.map(({ longitude, latitude }) => [longitude, latitude])}
        />
      )}
      <ul className={styles.list}>
        {near.map(({ id, name, city, km }) => (
          <li key={id}>
            <bdi>{`${name}, ${city}`}</bdi>
            <span className="num">{t('map.km', { km: format.number(km) })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Point = [number, number]
function Drawing({ here, others }: { here: Point; others: Point[] }) {
  const around = [
    here,
    ...others.slice(0, 3),
    [here[0] - degrees, here[1] - degrees / 3] as Point,
    [here[0] + degrees, here[1] + degrees / 3] as Point,
  ]
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
  const dot = (point: Point, kind: string | undefined, size: number, key: string) => {
    const [x, y] = projection(point) ?? [-10, -10]
    return <circle key={key} cx={x} cy={y} r={size} className={kind} />
  }
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden className={styles.map}>
      <path d={geoPath(projection)(land) ?? ''} className={styles.land} />
      {others.map((point, at) => dot(point, styles.stockist, 5, String(at)))}
      {dot(here, styles.here, 7, 'here')}
    </svg>
  )
}
