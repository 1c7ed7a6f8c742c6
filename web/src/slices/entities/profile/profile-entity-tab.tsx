import { may } from '@souk/contract/core/abilities.ts'
import { entities } from '@souk/contract/entities/entities.contract.ts'
import type { OwnEntity } from '@souk/contract/entities/entity-shapes.ts'
import type { ReactNode } from 'react'
import { useActor } from '../../../lib/session/use-session.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { FormSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { useOwnEntity } from './own-entity.data.ts'

type Props = { skeleton?: ReactNode; children: (entity: OwnEntity, mayChange: boolean) => ReactNode }

/** A tab about the entity: its admin changes it, everybody else of the team reads it. */
export function EntityTab({ skeleton = <FormSkeleton />, children }: Props) {
  const actor = useActor()
  const entity = useOwnEntity()
  return (
    <QueryView query={entity} skeleton={skeleton}>
      {(data) => children(data, may(actor, entities.general))}
    </QueryView>
  )
}
