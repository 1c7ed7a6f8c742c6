import sharp from 'sharp'
import type { Pixels } from './draw-cloth.ts'
import type { Point } from './garments/path.ts'

const WOOD = '#b08a5e'
const WIRE = '#8f8a82'

/** A rail along the top, and the part of a hanger that shows above the neck. */
export async function drawHanger(
  hook: Point,
  width: number,
  height: number,
  scale: number,
  left: number,
  top: number,
): Promise<Pixels> {
  const unit = (width * scale) / 1000
  const x = left + hook[0] * unit
  const y = top + hook[1] * unit
  const rail = Math.round(height * 0.062)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${railPath(width, rail, unit)}${hookPath(x, y, rail, unit)}</svg>`
  return { data: await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer(), width, height }
}

export function railPath(width: number, y: number, unit: number): string {
  const thick = 15 * unit
  return (
    `<defs><linearGradient id="rail" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6d655b"/><stop offset=".28" stop-color="#e9e3d8"/><stop offset=".5" stop-color="#a39a8c"/><stop offset="1" stop-color="#4c453d"/></linearGradient></defs>` +
    `<rect x="-4" y="${y - thick / 2}" width="${width + 8}" height="${thick}" fill="url(#rail)"/>`
  )
}

export function hookPath(x: number, y: number, rail: number, unit: number): string {
  const r = 22 * unit
  const stroke = (colour: string, width: number) =>
    `fill="none" stroke="${colour}" stroke-width="${width * unit}" stroke-linecap="round"`
  const d = `M${x} ${y}L${x} ${rail + r * 1.9}C${x} ${rail + r * 1.2} ${x + r} ${rail + r * 1.2} ${x + r} ${rail + r * 0.2}C${x + r} ${rail - r * 1.1} ${x - r * 0.8} ${rail - r * 1.1} ${x - r} ${rail + r * 0.1}`
  const arm = 52 * unit
  return (
    `<path d="${d}" ${stroke('#5d574f', 8)}/><path d="${d}" ${stroke(WIRE, 5)}/><path d="${d}" ${stroke('#e6e1d8', 1.6)}/>` +
    `<path d="M${x - arm} ${y + 34 * unit}C${x - arm * 0.4} ${y - 4 * unit} ${x + arm * 0.4} ${y - 4 * unit} ${x + arm} ${y + 34 * unit}" ${stroke(WOOD, 24)}/>`
  )
}
