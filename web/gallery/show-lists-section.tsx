import { useState } from 'react'
import { Money } from '../src/ui/values/money.tsx'
import { VirtualGrid } from '../src/ui/lists/virtual-grid.tsx'
import { VirtualList } from '../src/ui/lists/virtual-list.tsx'
import { showOrders, type ShowStyle, showStyles } from './show-data.ts'
import { ShowSection, Specimen } from './show-frame.tsx'
import styles from './show-lists-section.module.css'
import { Picture } from '../src/ui/pictures/picture.tsx'
import { useWords } from './words.ts'

export function ShowListsSection() {
  const t = useWords()
  const [many, setMany] = useState(60)
  return (
    <ShowSection>
      <Specimen title={t('lists.grid')}>
        <VirtualGrid
          label={t('lists.grid')}
          name="show-grid"
          items={showStyles(24)}
          itemKey={({ id }) => id}
          estimate={(width) => width * 1.25 + 66}
        >
          {(style) => <StyleCard style={style} />}
        </VirtualGrid>
      </Specimen>
      <Specimen title={t('lists.list')}>
        <VirtualList
          label={t('lists.list')}
          name="show-list"
          items={showOrders(many)}
          itemKey={({ id }) => id}
          estimate={47}
          total={120}
          onEnd={() => setMany(Math.min(many + 60, 120))}
        >
          {({ id, brand }) => (
            <div className={styles.line}>
              <bdi className="num">{id}</bdi>
              <span>{t(`brands.${brand}`)}</span>
            </div>
          )}
        </VirtualList>
      </Specimen>
    </ShowSection>
  )
}

function StyleCard({ style: { name, code, wholesale, retail, picture } }: { style: ShowStyle }) {
  const t = useWords()
  return (
    <article className={styles.card}>
      <Picture source={picture} alt="" code={code} sizes="(max-width: 760px) 50vw, 240px" />
      <a href={`?style=${name}`} className={styles.name}>
        {t(`styles.${name}`)}
      </a>
      <p className={styles.prices}>
        <span>
          {t('wholesale')}{' '}
          <b>
            <Money amount={wholesale} currency="EUR" isShort />
          </b>
        </span>
        <span>
          {t('retail')} <Money amount={retail} currency="EUR" isShort />
        </span>
      </p>
    </article>
  )
}
