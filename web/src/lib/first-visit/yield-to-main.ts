/** Between two steps of a long work: what the person does and what is to be drawn goes first. Older browsers take a turn of the timer. */
export const yieldToMain: () => Promise<void> =
  'scheduler' in globalThis && 'yield' in scheduler
    ? () => scheduler.yield()
    : () => new Promise((done) => void setTimeout(done))
