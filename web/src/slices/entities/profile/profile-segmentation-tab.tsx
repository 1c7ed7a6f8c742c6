import { EntityTab } from './profile-entity-tab.tsx'
import { SegmentationFacts } from './profile-segmentation-facts.tsx'
import { SegmentationForm } from './profile-segmentation-form.tsx'

export function SegmentationTab() {
  return (
    <EntityTab>
      {(entity, mayChange) =>
        mayChange ? <SegmentationForm entity={entity} /> : <SegmentationFacts entity={entity} />
      }
    </EntityTab>
  )
}
