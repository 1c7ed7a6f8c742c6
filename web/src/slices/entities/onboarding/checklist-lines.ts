import type { Checklist, ChecklistItem } from '@souk/contract/entities/checklist.ts'
import type { Side } from '@souk/contract/entities/entity-shapes.ts'
import type { T } from '../../../lib/language/use-t.ts'
import type { ChecklistItem as Line } from '../../../ui/layout/checklist.tsx'

const tabs: Partial<Record<ChecklistItem, number>> = {
  general: 0,
  segmentation: 2,
  documents: 3,
  address: 4,
  teammates: 5,
}
const places: Record<Side, Partial<Record<ChecklistItem, string>>> = {
  brand: { firstCollection: '/collections/edit', firstOrder: '/connections' },
  retailer: { firstOrder: '/explore' },
}

type Own = { side: Side; items: readonly ChecklistItem[]; list: Checklist }

/** Each line leads to where it is done, if that place is there for this person. */
export function checklistLines({ side, items, list }: Own, t: T, isOpen: (path: string) => boolean): Line[] {
  return items.map((item) => {
    const tab = tabs[item]
    const to = tab === undefined ? places[side][item] : `/profile?tabIndex=${tab}`
    const label = t(item === 'firstOrder' ? `checklist.firstOrder.${side}` : `checklist.${item}`)
    return { key: item, label, isDone: list[item], ...(to && isOpen(to) && { to }) }
  })
}
