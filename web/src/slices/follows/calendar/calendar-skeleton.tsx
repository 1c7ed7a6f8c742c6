import { Stack } from '../../../ui/layout/stack.tsx'
import { Bar } from '../../../ui/feedback/skeletons.tsx'
import agenda from './calendar-agenda.module.css'
import entry from './calendar-entry.module.css'

/** A few days with one entry each, where they are going to stand. */
export function CalendarSkeleton() {
  return [1, 2, 3, 4].map((day) => (
    <div key={day} className={agenda.day}>
      <Bar width={140} height={14} />
      <div className={entry.entry}>
        <Bar width={96} height={60} />
        <Stack gap={4}>
          <Bar width={90} />
          <Bar width={220} height={18} />
          <Bar width={160} />
        </Stack>
      </div>
    </div>
  ))
}
