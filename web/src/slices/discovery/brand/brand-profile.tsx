import type { PublicEntity } from '@souk/contract/entities/entity-shapes.ts'
import { Suspense } from 'react'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { useFormat } from '../../../lib/language/format.ts'
import { useCanNavigate } from '../../../lib/reachable-pages.ts'
import { useOwnTitle } from '../../../lib/own-title.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { type Fact, FactList } from '../../../ui/values/fact-list.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { pictureSizes } from '../../../ui/pictures/picture-sizes.ts'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { Tag } from '../../../ui/values/status.tsx'
import { BrandActions } from './brand-actions.tsx'
import styles from './brand-profile.module.css'
import { SocialLinks } from './social-links.tsx'

const BrandShop = lazyPart(async () => (await import('./brand-shop.tsx')).BrandShop)

type Props = { brand: PublicEntity; crumbs: readonly { label: string; to: string }[] }

/** A brand's story, and how it trades. */
export function BrandProfile({ brand, crumbs }: Props) {
  const t = useT('discovery')
  const isOpen = useCanNavigate()
  const terms = useTerms(brand)
  useOwnTitle(brand.nickName ?? brand.entityName)
  return (
    <Page
      tour="brand"
      title={brand.nickName ?? brand.entityName}
      lead={<BrandLead brand={brand} />}
      crumbs={crumbs.filter(({ to }) => isOpen(to))}
      actions={<BrandActions brand={brand} />}
    >
      {brand.banner && <Picture source={brand.banner} alt="" shape="banner" sizes={pictureSizes.whole} load="hero" />}
      <section className={styles.about} aria-label={t('brand.story')}>
        <p className={styles.story} dir="auto">
          {brand.about || t('brand.noStory')}
        </p>
        <SocialLinks website={brand.website} social={brand.social} />
      </section>
      <Suspense fallback={<div className={styles.shop} />}>
        <BrandShop brandId={brand.id} />
      </Suspense>
      <section className={styles.terms}>
        <h2>{t('brand.terms')}</h2>
        <FactList facts={terms} look="columns" />
      </section>
    </Page>
  )
}

/** What a buyer wants to know first: who it is, where, and from how much. */
function BrandLead({ brand }: { brand: PublicEntity }) {
  const t = useT('discovery')
  const format = useFormat()
  const { entityName, nickName, logo, isPremium, country, minimumOrderValue, currency, commercialTerms } = brand
  const { leadTimeDays } = commercialTerms
  return (
    <Row as="span" gap={16}>
      {logo ? <img className={styles.logo} src={logo} alt="" /> : <Avatar name={entityName} size={40} />}
      {nickName && <bdi>{entityName}</bdi>}
      {isPremium && <Tag tone="info">{t('premium')}</Tag>}
      {country && <span>{format.country(country)}</span>}
      {minimumOrderValue && (
        <span>
          {t('minimum')} <Money amount={minimumOrderValue} currency={currency} isShort />
        </span>
      )}
      {typeof leadTimeDays === 'number' && (
        <span>
          {t('brand.leadTime')}: {t('brand.days', { count: leadTimeDays })}
        </span>
      )}
    </Row>
  )
}

function useTerms(brand: PublicEntity): Fact[] {
  const t = useT('discovery')
  const format = useFormat()
  const { currency, commercialTerms: terms } = brand
  const named = (codes: readonly string[]) => format.list(codes.map((code) => format.country(code)))
  const price = (amount: string | null | undefined) => amount && <Money amount={amount} currency={currency} />
  const facts: { word: string; value: Fact['value'] }[] = [
    { word: 'country', value: brand.country && format.country(brand.country) },
    { word: 'minimum', value: price(brand.minimumOrderValue) },
    { word: 'avgWholesale', value: price(brand.avgWholesalePrice) },
    { word: 'avgRetail', value: price(brand.avgRetailPrice) },
    { word: 'shipsFrom', value: named(brand.shipsFromCountries) },
    { word: 'restricted', value: named(brand.restrictedCountries) },
    { word: 'departments', value: format.list(brand.departments.map((one) => t(`departments.${one}`))) },
    { word: 'payment', value: format.list((terms.paymentMethods ?? []).map((one) => t(`payment.${one}`))) },
    { word: 'incoterm', value: terms.incoterm && <bdi>{terms.incoterm}</bdi> },
    {
      word: 'leadTime',
      value: typeof terms.leadTimeDays === 'number' && t('brand.days', { count: terms.leadTimeDays }),
    },
    {
      word: 'deposit',
      value: terms.depositPercent ? format.number(terms.depositPercent / 100, { style: 'percent' }) : '',
    },
    { word: 'returns', value: terms.returns },
    { word: 'notes', value: terms.notes },
  ]
  return facts.filter(({ value }) => value).map(({ word, value }) => ({ label: t(`brand.${word}`), value }))
}
