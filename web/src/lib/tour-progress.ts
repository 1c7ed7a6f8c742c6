import { useSyncExternalStore } from 'react'
import { listeners } from './server/listeners.ts'

const running = 'tourRunning' // of this tab
const step = 'tourStep' // of this browser, until the tour is finished
const changed = listeners()
const isRunning = () => sessionStorage.getItem(running) !== null

/** Starts the tour, or resumes it at the step where the viewer left. */
export function startTour(): void {
  sessionStorage.setItem(running, '1')
  changed.tell()
}

/** The step stays stored, so that the tour can be resumed. */
export function leaveTour(): void {
  sessionStorage.removeItem(running)
  changed.tell()
}

export const storedTourStep = () => localStorage.getItem(step)
export function storeTourStep(id: string | null): void {
  if (id === null) localStorage.removeItem(step)
  else localStorage.setItem(step, id)
}

export const useIsTourRunning = () => useSyncExternalStore(changed.add, isRunning)
