/** Paths use absolute M, L, C and Z only, so that they can be mirrored and bent as plain numbers. */
export type Point = readonly [x: number, y: number]
/** A straight line to a point, or a curve with two handles. */
export type Step = readonly [x: number, y: number] | readonly [number, number, number, number, x: number, y: number]
/** A cubic curve: two ends, two handles. */
export type Curve = readonly [Point, Point, Point, Point]

const MIDDLE = 500

export function bend(d: string, move: (x: number, y: number) => Point): string {
  return d.replace(/(-?[\d.]+)[ ,]+(-?[\d.]+)/g, (_, x: string, y: string) => {
    const [bx, by] = move(Number(x), Number(y))
    return `${round(bx)} ${round(by)}`
  })
}

export function mirror(d: string): string {
  return bend(d, (x, y) => [2 * MIDDLE - x, y])
}

export function mirrorCurve(curve: Curve): Curve {
  return curve.map(([x, y]) => [2 * MIDDLE - x, y] as const) as unknown as Curve
}

export function outline(start: Point, steps: readonly Step[], close = true): string {
  const body = steps.map((step) =>
    step.length === 2 ? `L${step[0]} ${step[1]}` : `C${step[0]} ${step[1]} ${step[2]} ${step[3]} ${step[4]} ${step[5]}`,
  )
  return `M${start[0]} ${start[1]}${body.join('')}${close ? 'Z' : ''}`
}

/** The left half, from the top of the middle line to its foot; the right half is its mirror. */
export function halves(start: Point, steps: readonly Step[]): string {
  const ends: Point[] = [start, ...steps.map((step) => [step.at(-2)!, step.at(-1)!] as const)]
  const back = steps
    .map((step, i): Step => {
      const [x, y] = ends[i]!
      const end = [2 * MIDDLE - x, y] as const
      if (step.length === 2) return end
      return [2 * MIDDLE - step[2], step[3], 2 * MIDDLE - step[0], step[1], ...end]
    })
    .toReversed()
  const [fx, fy] = ends.at(-1)!
  return outline(start, [...steps, [2 * MIDDLE - fx, fy], ...back])
}

export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  const k = 0.5523
  return outline(
    [x - rx, y],
    [
      [x - rx, y - ry * k, x - rx * k, y - ry, x, y - ry],
      [x + rx * k, y - ry, x + rx, y - ry * k, x + rx, y],
      [x + rx, y + ry * k, x + rx * k, y + ry, x, y + ry],
      [x - rx * k, y + ry, x - rx, y + ry * k, x - rx, y],
    ],
  )
}

/** A closed ring without a joint; the hole may sit off the middle, so that one side is heavier. */
export function hoop(x: number, y: number, rx: number, ry: number, width: number, off = 0): string {
  const hole = outline(
    [x - rx + width, y + off],
    [
      [
        x - rx + width,
        y + off + (ry - width) * 0.5523,
        x - (rx - width) * 0.5523,
        y + off + ry - width,
        x,
        y + off + ry - width,
      ],
      [
        x + (rx - width) * 0.5523,
        y + off + ry - width,
        x + rx - width,
        y + off + (ry - width) * 0.5523,
        x + rx - width,
        y + off,
      ],
      [
        x + rx - width,
        y + off - (ry - width) * 0.5523,
        x + (rx - width) * 0.5523,
        y + off - ry + width,
        x,
        y + off - ry + width,
      ],
      [
        x - (rx - width) * 0.5523,
        y + off - ry + width,
        x - rx + width,
        y + off - (ry - width) * 0.5523,
        x - rx + width,
        y + off,
      ],
    ],
  )
  return ellipse(x, y, rx, ry) + hole
}

export function box(x: number, y: number, w: number, h: number, r = 0): string {
  if (r === 0) return `M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`
  return (
    `M${x + r} ${y}L${x + w - r} ${y}C${x + w} ${y} ${x + w} ${y} ${x + w} ${y + r}` +
    `L${x + w} ${y + h - r}C${x + w} ${y + h} ${x + w} ${y + h} ${x + w - r} ${y + h}` +
    `L${x + r} ${y + h}C${x} ${y + h} ${x} ${y + h} ${x} ${y + h - r}L${x} ${y + r}C${x} ${y} ${x} ${y} ${x + r} ${y}Z`
  )
}

export function at([a, b, c, d]: Curve, t: number): Point {
  const s = 1 - t
  const mix = (i: 0 | 1) => s * s * s * a[i] + 3 * s * s * t * b[i] + 3 * s * t * t * c[i] + t * t * t * d[i]
  return [mix(0), mix(1)]
}

/** A band of a width along one or more joined curves: straps, cords, chains. */
export function ribbon(curves: readonly Curve[], width: number | ((t: number) => number), samples = 18): string {
  const left: Point[] = []
  const right: Point[] = []
  const last = curves.length * samples
  for (let i = 0; i <= last; i++) {
    const which = Math.min(curves.length - 1, Math.floor(i / samples))
    const t = (i - which * samples) / samples
    const curve = curves[which]!
    const [x, y] = at(curve, t)
    const [nx, ny] = at(curve, Math.min(1, t + 0.01))
    const [px, py] = at(curve, Math.max(0, t - 0.01))
    const length = Math.hypot(nx - px, ny - py) || 1
    const half = (typeof width === 'number' ? width : width(i / last)) / 2
    left.push([x + ((ny - py) / length) * half, y - ((nx - px) / length) * half])
    right.push([x - ((ny - py) / length) * half, y + ((nx - px) / length) * half])
  }
  const points = [...left, ...right.toReversed()].map(([x, y]) => `${round(x)} ${round(y)}`)
  return `M${points.join('L')}Z`
}

/** A straight line as a curve, slightly bowed to one side. */
export function line(from: Point, to: Point, bow = 0): Curve {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const length = Math.hypot(dx, dy) || 1
  const off = [(-dy / length) * bow, (dx / length) * bow] as const
  const third = (k: number): Point => [from[0] + dx * k + off[0], from[1] + dy * k + off[1]]
  return [from, third(1 / 3), third(2 / 3), to]
}

export function curvePath([a, b, c, d]: Curve): string {
  return outline(a, [[b[0], b[1], c[0], c[1], d[0], d[1]]], false)
}

function round(n: number): number {
  return Math.round(n * 10) / 10
}
