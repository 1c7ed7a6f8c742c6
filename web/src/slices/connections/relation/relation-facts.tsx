import type { Relation } from '@souk/contract/connections/connection-shapes.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { type Fact, FactList } from '../../../ui/values/fact-list.tsx'
import { Moment } from '../../../ui/values/date.tsx'
import { ProfileSection } from '../../entities/door.ts'
import { termsFacts } from './terms-facts.ts'

type Props = { relation: Relation; isBrand: boolean }

/** Who it is and since when, and what was arranged. */
export function RelationFacts({ relation, isBrand }: Props) {
  const t = useT('connections')
  const format = useFormat()
  const { counterpart, origin, since, endedAt, salesRep, website, group, notes } = relation
  const facts: Fact[] = [
    { label: t('columns.country'), value: counterpart.country ? format.country(counterpart.country) : t('none') },
    ...(website ? [{ label: t('website'), value: <bdi>{website}</bdi> }] : []),
    { label: t('columns.origin'), value: t(`origin.${origin}`) },
    { label: t('since'), value: <Moment value={since} /> },
    ...(endedAt ? [{ label: t('endedAt'), value: <Moment value={endedAt} /> }] : []),
  ]
  const arranged: Fact[] = [
    ...(isBrand ? [{ label: t('columns.group'), value: group ? <bdi>{group.name}</bdi> : t('none') }] : []),
    { label: t('columns.salesRep'), value: salesRep ? <Rep {...salesRep} /> : t('none') },
    ...(isBrand && notes ? [{ label: t('notes'), value: <span dir="auto">{notes}</span> }] : []),
  ]
  return (
    <ProfileSection title={t('relation.about')}>
      <FactList facts={[...facts, ...arranged]} />
    </ProfileSection>
  )
}

/** What was agreed, for a person who may only read. */
export function RelationTerms({ relation, isBrand }: Props) {
  const t = useT('connections')
  const format = useFormat()
  return (
    <ProfileSection title={t('terms.title')} text={t(isBrand ? 'terms.read' : 'terms.retailer')}>
      <FactList facts={termsFacts({ ...relation.brandTerms, ...relation.terms }, t, format)} />
    </ProfileSection>
  )
}

function Rep({ name, email }: { name: string; email: string }) {
  return (
    <span>
      <bdi>{name}</bdi> ·{' '}
      <a href={`mailto:${email}`}>
        <bdi>{email}</bdi>
      </a>
    </span>
  )
}
