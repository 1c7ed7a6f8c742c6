import type { Assignees } from '@souk/contract/catalog/books.contract.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Checkbox } from '../../../ui/choices/checkbox.tsx'
import { countryOptions } from '../../../ui/choices/country-options.tsx'
import { matchOptions } from '../../../ui/choices/options.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { FormSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { type Assignee, type AssigneeLevel, isIn, keyOf } from './book-assignees.ts'
import { usePartners } from './books.data.ts'
import styles from './books.module.css'

type Props = {
  q: string
  mine: Assignees
  holders: ReadonlyMap<string, string>
  onToggle: (one: Assignee, name: string) => void
}
type Line = { id: string; name: string; note?: string }
const maxShown = { partners: 50, countries: 12 }

/** Groups, retailers and countries that fit what was typed. */
export function BookAssignList({ q, ...rest }: Props) {
  const t = useT('books')
  const format = useFormat()
  const language = useLanguage()
  const partners = usePartners(q)
  return (
    <QueryView query={partners} skeleton={<FormSkeleton fields={3} />}>
      {({ retailers, groups }) => {
        const near = [...new Set(retailers.flatMap(({ country }) => country ?? []))]
        const countries = q
          ? matchOptions(countryOptions(language), q).slice(0, maxShown.countries)
          : near.map((code) => ({ value: code, label: format.country(code) }))
        const nothing = groups.length + retailers.length + countries.length === 0
        return (
          <Stack gap={20}>
            {nothing && <p className={styles.nobody}>{t('assign.nothing')}</p>}
            <Part
              {...rest}
              level="group"
              lines={groups.map(({ count, ...one }) => ({ ...one, note: t('assign.group.size', { count }) }))}
            />
            <Part
              {...rest}
              level="retailer"
              lines={retailers.map(({ id, name, country }) => ({
                id,
                name,
                ...(country && { note: format.country(country) }),
              }))}
              note={retailers.length === maxShown.partners ? t('assign.first', { count: maxShown.partners }) : ''}
            />
            <Part
              {...rest}
              level="country"
              lines={countries.map(({ value, label }) => ({ id: value, name: label }))}
              note={q ? '' : t('assign.countries.more')}
            />
          </Stack>
        )
      }}
    </QueryView>
  )
}

const titles = { group: 'groups', retailer: 'retailers', country: 'countries' } as const
type PartProps = Omit<Props, 'q'> & { level: AssigneeLevel; lines: readonly Line[]; note?: string }

function Part({ level, lines, note, mine, holders, onToggle }: PartProps) {
  const t = useT('books')
  if (lines.length === 0 && !note) return null
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{t(`assign.${titles[level]}`)}</legend>
      {lines.map(({ id, name, note: hint }) => {
        const one = { level, id }
        const book = holders.get(keyOf(one))
        return (
          <Checkbox
            key={id}
            label={<bdi>{name}</bdi>}
            hint={book ? t('assign.held', { book }) : hint}
            isChecked={isIn(mine, one)}
            isDisabled={Boolean(book) && !isIn(mine, one)}
            onChange={() => onToggle(one, name)}
          />
        )
      })}
      {note && <p className="caption">{note}</p>}
    </fieldset>
  )
}
