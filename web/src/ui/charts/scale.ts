/** From nought (or below, where a value is) in steps a person would choose: 1, 2, 2.5 or 5 times a power of ten. Whole values have whole steps. */
export function niceTicks(values: readonly number[], about = 4): number[] {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  if (low === high) return [0, 1] // nothing but noughts
  const rough = (high - low) / about
  const power = 10 ** Math.floor(Math.log10(rough))
  const isWhole = values.every(Number.isInteger)
  const isNice = (step: number) => step >= rough * 0.999 && (!isWhole || Number.isInteger(step))
  const step = [1, 2, 2.5, 5].map((nice) => nice * power).find(isNice) ?? 10 * power
  const first = Math.floor(low / step)
  const last = Math.max(Math.ceil(high / step), first + 1)
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)))
}

/** A straight mapping of one range to another. */
export function scale([from, to]: readonly [number, number], [start, end]: readonly [number, number]) {
  const span = to - from || 1
  return (value: number) => start + ((value - from) / span) * (end - start)
}

export function path(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], index) => `${index ? 'L' : 'M'}${round(x)} ${round(y)}`).join('')
}

/** Every how many labels one is written, so that none touches the next. */
export function labelStep(count: number, room: number, width = 64): number {
  return Math.max(1, Math.ceil((count * width) / Math.max(room, 1)))
}

export const round = (value: number) => Math.round(value * 10) / 10
