import type { relations } from '@souk/contract/connections/connections.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { get } from '../../lib/server/get.ts'
import { useT } from '../../lib/language/use-t.ts'
import { Stack } from '../../ui/layout/stack.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import card from './account-card.module.css'
import styles from './brands-card.module.css'

const maxBrands = 8

/** The brands a retailer trades with, each one click from its shop. */
export function BrandsCard() {
  const t = useT('dashboard')
  const { data } = useQuery({
    queryKey: ['connections', 'relations', 'brands'],
    queryFn: ({ signal }) =>
      get<typeof relations.list>('/api/users/relations', { query: { limit: maxBrands } }, { signal, isQuiet: true }),
  })
  if (!data || data.items.length === 0) return null
  return (
    <section className={card.card} aria-labelledby="brands">
      <h2 id="brands">{t('brands.title')}</h2>
      <Stack as="ul" gap={2}>
        {data.items.map(({ counterpart: { id, name, nickName, logo } }) => (
          <li key={id}>
            <Link to={`/brand/${id}`} className={styles.brand}>
              <Avatar name={nickName ?? name} logo={logo} size={24} />
              <bdi>{nickName ?? name}</bdi>
            </Link>
          </li>
        ))}
      </Stack>
      {data.total > maxBrands && <Link to="/connections">{t('brands.all', { count: data.total })}</Link>}
    </section>
  )
}
