import type { OwnEntity } from '@souk/contract/entities/entity-shapes.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { FactList } from '../../../ui/values/fact-list.tsx'
import { factsOf } from './profile-facts.ts'
import { ProfileReader } from './profile-reader.tsx'
import { ProfileSection } from './profile-section.tsx'

/** The same for a person who may only read it. */
export function SegmentationFacts({ entity }: { entity: OwnEntity }) {
  const t = useT('profile')
  const format = useFormat()
  const { currency } = entity
  const line = (name: string, value: string | null | undefined) => ({ label: t(`fields.${name}`), value })
  const facts = (lines: ReturnType<typeof line>[]) => <FactList facts={factsOf(lines, t('none'))} />
  const words = (name: string, values: readonly string[]) => format.list(values.map((one) => t(`${name}.${one}`)))
  const money = (amount: string | null | undefined) => amount && format.money(amount, currency)
  const countries = (codes: readonly string[]) => format.list(codes.map(format.country))
  return (
    <ProfileReader>
      <ProfileSection title={t('segmentation.range')}>
        {facts([
          line('departments', words('departments', entity.departments)),
          line('categories', words('categories', entity.categories)),
        ])}
      </ProfileSection>
      <ProfileSection title={t('segmentation.prices')}>
        {facts([
          line('avgWholesalePrice', money(entity.avgWholesalePrice)),
          line('avgRetailPrice', money(entity.avgRetailPrice)),
          line(
            'minimumOrderValue',
            format.list([
              ...(entity.minimumOrderValue ? [format.money(entity.minimumOrderValue, currency)] : []),
              ...Object.entries(entity.otherMinimums).map(([code, amount]) => format.money(amount, code)),
            ]),
          ),
        ])}
      </ProfileSection>
      <ProfileSection title={t('segmentation.shipping')}>
        {facts([
          line('shipsFromCountries', countries(entity.shipsFromCountries)),
          line('restrictedCountries', countries(entity.restrictedCountries)),
          line('isWspHidden', t(entity.isWspHidden ? 'yes' : 'no')),
        ])}
      </ProfileSection>
    </ProfileReader>
  )
}
