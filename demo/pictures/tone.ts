/** Light steps of a tone table: 256 is cloth that faces the lamp. */
export const STEPS = 512
export const FACING = 256

export type Surface = { gloss: number; contrast: number; wear?: number }

/** Folds take light away on the whole; a little more lamp keeps the cloth at the colour it is sold in. */
const EXPOSURE = 1.035

const tables = new Map<string, Uint8Array>()

/**
 * What a colour value becomes under each light. Shade deepens a colour instead of greying it, and light lifts dark
 * cloth more than it bleaches pale cloth, so that black and white garments both keep their folds.
 */
export function toneTable({ gloss, contrast, wear = 0 }: Surface): Uint8Array {
  const key = `${gloss}/${contrast}/${wear}`
  const known = tables.get(key)
  if (known) return known
  const table = new Uint8Array(256 * STEPS)
  for (let value = 0; value < 256; value++) {
    for (let step = 0; step < STEPS; step++) {
      const light = EXPOSURE + (step / FACING - 1) * contrast
      table[value * STEPS + step] = Math.round(255 * clamp(tone(value / 255, light, gloss, wear)))
    }
  }
  tables.set(key, table)
  return table
}

function tone(value: number, light: number, gloss: number, wear: number): number {
  const ground = value * 0.985 + 0.006
  if (light <= 1) {
    const deep = Math.max(0, light)
    return ground ** (1 + 0.3 * (1 - deep)) * (0.05 + 0.95 * deep)
  }
  const more = light - 1
  const lit = ground + (1 - ground) * more * (0.2 + 0.24 * ground) + ground * more * 0.3
  const worn = lit + (0.84 - lit) * wear * rise(0.02, 0.35, more)
  return worn + gloss * rise(0.06, 0.6, more) * (1.05 - worn)
}

function rise(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}

function clamp(value: number): number {
  return Math.max(0, Math.min(1, value))
}
