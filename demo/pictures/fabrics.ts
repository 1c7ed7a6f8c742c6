import type { DrapeName } from './light.ts'

/** `repeat` is the width of one texture tile in sheet units; `gloss` is how much the lamp shines off it. */
type Fabric = { drape: DrapeName; repeat: number; depth: number; gloss: number; contrast: number }

export const FABRICS = {
  knit: { drape: 'soft', repeat: 160, depth: 0.2, gloss: 0, contrast: 1 },
  cable: { drape: 'soft', repeat: 230, depth: 0.34, gloss: 0, contrast: 1 },
  rib: { drape: 'soft', repeat: 150, depth: 0.3, gloss: 0, contrast: 0.95 },
  jersey: { drape: 'soft', repeat: 120, depth: 0.06, gloss: 0, contrast: 1 },
  fleece: { drape: 'soft', repeat: 240, depth: 0.12, gloss: 0, contrast: 0.95 },
  wool: { drape: 'heavy', repeat: 260, depth: 0.14, gloss: 0, contrast: 1 },
  tweed: { drape: 'heavy', repeat: 220, depth: 0.3, gloss: 0, contrast: 0.9 },
  twill: { drape: 'crisp', repeat: 130, depth: 0.1, gloss: 0.02, contrast: 1 },
  denim: { drape: 'stiff', repeat: 190, depth: 0.24, gloss: 0, contrast: 1.05 },
  poplin: { drape: 'crisp', repeat: 110, depth: 0.045, gloss: 0.03, contrast: 1 },
  linen: { drape: 'crisp', repeat: 240, depth: 0.16, gloss: 0, contrast: 1.05 },
  satin: { drape: 'fluid', repeat: 140, depth: 0.025, gloss: 0.5, contrast: 1.35 },
  crepe: { drape: 'fluid', repeat: 120, depth: 0.07, gloss: 0.06, contrast: 1.05 },
  leather: { drape: 'stiff', repeat: 200, depth: 0.11, gloss: 0.3, contrast: 1.1 },
  suede: { drape: 'stiff', repeat: 260, depth: 0.09, gloss: 0, contrast: 0.95 },
  canvas: { drape: 'stiff', repeat: 120, depth: 0.13, gloss: 0, contrast: 1 },
  nylon: { drape: 'crisp', repeat: 100, depth: 0.03, gloss: 0.2, contrast: 1.15 },
  quilt: { drape: 'heavy', repeat: 150, depth: 0.5, gloss: 0.05, contrast: 1 },
  lycra: { drape: 'stiff', repeat: 100, depth: 0.03, gloss: 0.16, contrast: 1.1 },
  polished: { drape: 'stiff', repeat: 200, depth: 0, gloss: 0.8, contrast: 1.9 },
} as const satisfies Record<string, Fabric>

export type FabricName = keyof typeof FABRICS

export function isFabricName(name: string): name is FabricName {
  return Object.hasOwn(FABRICS, name)
}
