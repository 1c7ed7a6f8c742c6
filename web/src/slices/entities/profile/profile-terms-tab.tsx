import { EntityTab } from './profile-entity-tab.tsx'
import { TermsFacts } from './profile-terms-facts.tsx'
import { TermsForm } from './profile-terms-form.tsx'

export function TermsTab() {
  return (
    <EntityTab>
      {(entity, mayChange) => (mayChange ? <TermsForm entity={entity} /> : <TermsFacts entity={entity} />)}
    </EntityTab>
  )
}
