import { EntityTab } from './profile-entity-tab.tsx'
import { GeneralFacts } from './profile-general-facts.tsx'
import { GeneralForm } from './profile-general-form.tsx'

export function GeneralTab() {
  return (
    <EntityTab>
      {(entity, mayChange) => (mayChange ? <GeneralForm entity={entity} /> : <GeneralFacts entity={entity} />)}
    </EntityTab>
  )
}
