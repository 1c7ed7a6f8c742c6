import { assignableRoles } from '@souk/contract/core/abilities.ts'
import type { Teammate } from '@souk/contract/entities/team.contract.ts'
import { useActor } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { ComboboxField } from '../../../ui/choices/combobox-field.tsx'
import type { Bound } from '../../../ui/fields/field.tsx'
import { RadioCards } from '../../../ui/choices/radio-cards.tsx'
import { fullName } from './team-order.ts'
import styles from './team-role-fields.module.css'

type Props = {
  mates: readonly Teammate[]
  role: Bound<string>
  manager: Bound<string | null>
  except?: string // a person is not their own manager
}

/** The roles the reader may give, and whom a representative works under. */
export function TeamRoleFields({ mates, role, manager, except }: Props) {
  const t = useT('team')
  const actor = useActor()
  const roles = actor ? assignableRoles(actor) : []
  const managers = mates.filter((mate) => mate.role === 'salesManager' && mate.userId !== except)
  const hasManager = role.value === 'salesRepresentative' && actor?.role === 'entityAdmin'
  return (
    <>
      {roles.length > 1 ? (
        <div className={styles.roles}>
          <RadioCards
            label={t('columns.role')}
            cards={roles.map((value) => ({ value, label: t(`roles.${value}`), hint: t(`roles.${value}.hint`) }))}
            {...role}
          />
        </div>
      ) : (
        <p>{t(`only.${actor?.side === 'retailer' ? 'retailer' : 'manager'}`)}</p>
      )}
      {hasManager && (
        <ComboboxField
          label={t('manager')}
          help={t(managers.length === 0 ? 'manager.none' : 'manager.help')}
          isOptional
          isDisabled={managers.length === 0}
          options={managers.map((mate) => ({ value: mate.userId, label: fullName(mate), hint: mate.email }))}
          {...manager}
        />
      )}
    </>
  )
}
