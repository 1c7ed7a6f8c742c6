import { type ComponentType, useMemo } from 'react'
import { useParams } from 'react-router'
import { ViewedEntity } from '../../lib/session/viewed-entity.ts'

/** A page about one thing, below /admin/entities/:side/:id: a Souk administrator only reads it. */
export function viewedPage(Page: ComponentType): ComponentType {
  return function ViewedPage() {
    const { side, id = '' } = useParams()
    const viewed = useMemo(
      () => ({ id, side: side === 'brand' ? ('brand' as const) : ('retailer' as const) }),
      [id, side],
    )
    return (
      <ViewedEntity value={viewed}>
        <Page />
      </ViewedEntity>
    )
  }
}
