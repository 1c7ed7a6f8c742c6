import { brightness, mix } from './colours.ts'
import type { Line, Part, Zone } from './garments/garment.ts'
import { type PatternName, repeatOf } from './patterns.ts'

export type Dye = { main: string; second: string; pattern: PatternName }
export type View = { x: number; y: number; width: number; height: number }

export const WHOLE: View = { x: 0, y: 0, width: 1000, height: 1250 }

/** The flat colours of a garment, without any light: outlines are drawn at the size asked for and stay sharp. */
export function colourSheet(parts: readonly Part[], dye: Dye, view: View, width: number, height: number): string {
  const zones = zoneColours(dye)
  const repeat = repeatOf(dye.pattern, zones.main, dye.second)
  const defs: string[] = []
  const body = parts.map((part, i) => {
    const fill = fillOf(part, i, zones, dye, repeat, defs)
    const dark = mix(zones[part.zone], '#000000', 0.6)
    const edge = `stroke="${dark}" stroke-opacity=".3" stroke-width="1.1"`
    return `<path d="${part.d}" fill="${fill}" ${edge}/>${(part.lines ?? []).map((line) => drawLine(line, part, zones)).join('')}`
  })
  return sheet(view, width, height, `<defs>${defs.join('')}</defs>${body.join('')}`)
}

/** The part that covers a point, as the red value, so that the weave can follow the turn of each part. */
export function partSheet(parts: readonly Part[], view: View, width: number, height: number): string {
  const body = parts.map(
    ({ d }, i) => `<path d="${d}" fill="#${(i + 1).toString(16).padStart(2, '0')}0000" shape-rendering="crispEdges"/>`,
  )
  return sheet(view, width, height, `<rect width="1000" height="1250"/>${body.join('')}`)
}

function sheet(view: View, width: number, height: number, body: string): string {
  const box = `${view.x} ${view.y} ${view.width} ${view.height}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}" preserveAspectRatio="none">${body}</svg>`
}

function zoneColours({ main, second }: Dye): Record<Zone, string> {
  const deep = brightness(main) < 0.2
  return {
    main,
    trim: mix(main, '#000000', 0.035),
    inside: mix(main, '#0e0c0a', deep ? 0.35 : 0.42),
    second,
    button: brightness(main) > 0.6 ? mix(main, '#8a7a66', 0.28) : mix(main, '#000000', 0.45),
    metal: '#c9a66b',
    sole: '#ece7dc',
    leather: '#7d512f',
    glass: '#3b3632',
    paper: '#f3efe6',
  }
}

function fillOf(
  part: Part,
  index: number,
  zones: Record<Zone, string>,
  dye: Dye,
  repeat: ReturnType<typeof repeatOf>,
  defs: string[],
): string {
  const plain = zones[part.zone]
  const dyed = part.zone === 'main' || (part.zone === 'trim' && part.texture !== 'rib')
  if (!dyed) return plain
  if (dye.pattern === 'colour-block') {
    if (defs.length === 0) {
      defs.push(
        `<linearGradient id="block" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="1250"><stop offset=".505" stop-color="${zones.main}"/><stop offset=".505" stop-color="${dye.second}"/></linearGradient>`,
      )
    }
    return 'url(#block)'
  }
  if (!repeat) return plain
  const turn = Math.round(part.grain ?? 0)
  // Parts that lie turned start elsewhere in the cloth, as they were cut from another place of it.
  const shift = turn === 0 ? 0 : index * 13
  defs.push(
    `<pattern id="p${index}" patternUnits="userSpaceOnUse" width="${repeat.width}" height="${repeat.height}" patternTransform="translate(${500 - repeat.width / 2} ${shift}) rotate(${turn})">${repeat.body}</pattern>`,
  )
  return `url(#p${index})`
}

function drawLine({ d, kind, light }: Line, part: Part, zones: Record<Zone, string>): string {
  const colour = zones[part.zone]
  const dark = mix(colour, '#000000', brightness(colour) < 0.2 ? 0.7 : 0.5)
  if (kind === 'seam') return `<path d="${d}" fill="none" stroke="${dark}" stroke-opacity=".45" stroke-width="1.5"/>`
  if (kind === 'contour') return `<path d="${d}" fill="${dark}" fill-opacity=".75"/>`
  const thread = light ? '#c79a5b' : brightness(colour) < 0.3 ? mix(colour, '#ffffff', 0.3) : dark
  return `<path d="${d}" fill="none" stroke="${thread}" stroke-opacity="${light ? 0.95 : 0.55}" stroke-width="${light ? 2.4 : 1.7}" stroke-dasharray="7 4" stroke-linecap="round"/>`
}
