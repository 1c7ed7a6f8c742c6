import { GARMENTS, type GarmentName } from './garments/all.ts'
import { move, type Part } from './garments/garment.ts'
import { FABRICS, type FabricName } from './fabrics.ts'
import type { DrapeName } from './light.ts'
import { hash, seeded, smoothNoise } from './seeded.ts'

const SEEDS = [1, 2] as const
export type Seed = (typeof SEEDS)[number]

/** Things that keep their shape are drawn once; cloth is laid out twice. */
const RIGID: readonly DrapeName[] = ['stiff']

/** A garment as it was laid down: the same name and seed always give the same outline and the same folds. */
export function layOut(name: GarmentName, seed: Seed): readonly Part[] {
  const key = `${name}.s${seed}`
  const known = laid.get(key)
  if (known) return known
  const parts = GARMENTS[name].cut({ random: seeded(key) }).map((part) => move(part, handLaid(key)))
  laid.set(key, parts)
  return parts
}

const laid = new Map<string, readonly Part[]>()

/** No hand lays a sleeve quite straight: a slow drift of a few units, the same for all parts. */
function handLaid(key: string): (x: number, y: number) => readonly [number, number] {
  const noise = smoothNoise(hash(key))
  return (x, y) => [x + 9 * noise(x / 300, y / 300), y + 9 * noise(x / 300 + 40, y / 300 + 40)]
}

export function drapeOf(fabric: FabricName): DrapeName {
  return FABRICS[fabric].drape
}

/** The name of the light layer that a garment in a fabric needs. */
export function baseName(name: GarmentName, fabric: FabricName, seed: Seed): string {
  return `${name}.${drapeOf(fabric)}.s${seed}`
}

export function fabricsOf(name: GarmentName): readonly FabricName[] {
  return GARMENTS[name].fabrics as readonly FabricName[]
}

export function seedsOf(name: GarmentName): readonly Seed[] {
  return fabricsOf(name).every((fabric) => RIGID.includes(drapeOf(fabric))) ? [1] : SEEDS
}
