import type { Collection } from '@souk/contract/catalog/collection-shapes.ts'
import type { Product } from '@souk/contract/catalog/product-shapes.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { FactList } from '../../../ui/values/fact-list.tsx'
import { useDeadlineText } from '../../../ui/values/date.tsx'

type Props = { product: Product; collection: Pick<Collection, 'deadlineAt' | 'timeZone'> | undefined }

/** What else is known about a style; what is not said takes no room. */
export function ProductFacts({ product, collection }: Props) {
  const t = useT('discovery')
  const format = useFormat()
  const deadline = useDeadlineText()
  const { country, gender, department, category, subCategory, keyStyles, styleCode } = product
  const facts = [
    { label: t('fact.styleCode'), value: <bdi className="num">{styleCode}</bdi> },
    {
      label: t('fact.deadline'),
      value: !collection
        ? '\u00a0'
        : collection.deadlineAt
          ? deadline(collection.deadlineAt, collection.timeZone)
          : t('fact.ongoing'),
    },
    { label: t('fact.madeIn'), value: country && format.country(country) },
    { label: t('fact.department'), value: department && t(`departments.${department}`) },
    {
      label: t('fact.category'),
      value: (subCategory && t(`subCategories.${subCategory}`)) || (category && t(`categories.${category}`)),
    },
    { label: t('fact.gender'), value: gender && t(`genders.${gender}`) },
    { label: t('fact.keyStyles'), value: keyStyles.length > 0 && <bdi>{format.list(keyStyles)}</bdi> },
  ]
  return <FactList look="columns" facts={facts.filter(({ value }) => value)} />
}
