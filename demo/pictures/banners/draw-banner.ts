import sharp from 'sharp'
import { lay, type Shadow } from '../backdrop.ts'
import { type BrandLook, lookOf, type Scene } from '../brands-look.ts'
import { mix } from '../colours.ts'
import type { Pixels } from '../draw-cloth.ts'
import { drawPiece, HANGING, type Piece } from '../draw-product.ts'
import { GARMENTS, type GarmentName } from '../garments/all.ts'
import { hookPath, railPath } from '../hanger.ts'
import { fabricsOf } from '../lay-out.ts'
import type { FabricName } from '../fabrics.ts'
import type { BannerPicture } from '../picture-key.ts'
import { type Random, seeded } from '../seeded.ts'
import { cast, fabricFor, hanging, standing } from './cast.ts'
import { BANNER_HEIGHT, BANNER_WIDTH, drawWall } from './wall.ts'

const FLOOR = 432
const STANDING: readonly Shadow[] = [
  { dx: 8, dy: 5, soft: 8, strength: 0.3 },
  { dx: 60, dy: 22, soft: 34, strength: 0.26 },
]

type Stage = { look: BrandLook; random: Random; sheet: Pixels; scale: number; first: boolean }

/** A banner of a brand: its wall and light, with its own things in it. */
export async function drawBanner({ brand, scene }: BannerPicture, width: number): Promise<Pixels> {
  const look = lookOf(brand)
  const kind = sceneOf(look, scene)
  const seed = `${brand}.${scene}`
  const height = Math.round((width * BANNER_HEIGHT) / BANNER_WIDTH)
  const sheet = await drawWall({ look, seed, floorY: kind === 'plinths' ? FLOOR : null }, width, height)
  const stage: Stage = { look, random: seeded(seed), sheet, scale: width / BANNER_WIDTH, first: scene === 1 }
  await drawings[kind](stage)
  return sheet
}

/** Shoes and rings have no rail to hang on. */
function sceneOf(look: BrandLook, scene: number): Scene {
  const kind = look.scenes[(scene - 1) % look.scenes.length]!
  const hung = hanging(look).length
  if (kind === 'rail' && hung < 3) return 'plinths'
  if (kind === 'swatches' && swatchFabrics(look).length === 0) return 'plinths'
  return kind === 'window' && hung < 1 ? 'plinths' : kind
}

function swatchFabrics(look: BrandLook): FabricName[] {
  return look.fabrics.filter((fabric) => fabricsOf('swatch').includes(fabric))
}

const drawings: Record<Scene, (stage: Stage) => Promise<void>> = {
  rail: async (stage) => {
    const { look, random } = stage
    const names = inOrder(stage, hanging(look))
    const count = 5
    const railY = 42
    await overlay(stage, railPath(stage.sheet.width, railY * stage.scale, stage.scale * 0.6))
    for (const [i, piece] of cast(look, random, repeat(names, count)).entries()) {
      await hang(stage, piece, 172 + i * 234 + random(-12, 12), railY, 366)
    }
  },
  window: async (stage) => {
    const { look, random } = stage
    const names = inOrder(stage, hanging(look))
    const spots = names.length > 1 ? [430, 850] : [640]
    for (const [i, piece] of cast(look, random, repeat(names, spots.length)).entries()) {
      await peg(stage, spots[i]!, 34)
      await hang(stage, piece, spots[i]!, 34, 404)
    }
  },
  swatches: async (stage) => {
    const { look, random } = stage
    const columns = 9
    const fabrics = swatchFabrics(look)
    for (let row = 0; row < 2; row++) {
      for (let column = 0; column < columns; column++) {
        const piece = cast({ ...look, fabrics: [fabrics[(column + row * 2) % fabrics.length]!] }, random, [
          'swatch',
        ])[0]!
        const width = 168
        const pixels = await drawPiece(piece, Math.round(width * stage.scale), Math.round(width * 1.25 * stage.scale))
        const left = -10 + column * 144 + random(-7, 7) - (row ? 66 : 0)
        lay(
          stage.sheet,
          pixels,
          Math.round(left * stage.scale),
          Math.round((26 + row * 232 + random(-9, 9)) * stage.scale),
          HANGING,
          0.3 * stage.scale,
        )
      }
    }
  },
  plinths: async (stage) => {
    const { look, random } = stage
    const own = inOrder(stage, standing(look))
    const foldable = look.fabrics.some((fabric) => fabricsOf('folded-stack').includes(fabric))
    const names: GarmentName[] = foldable && own.length < 4 ? [...own, 'folded-stack'] : own
    const items = repeat(names, names.length < 3 ? 3 : 4)
    const spots = items.length === 3 ? [360, 640, 930] : [286, 526, 770, 1010]
    for (const [i, piece] of cast(look, random, items).entries()) {
      const tall = [96, 34, 132, 62][(i + Math.floor(random(0, 4))) % 4]!
      const wide = 206 - (i % 2) * 20
      await plinth(stage, spots[i]!, FLOOR + 22 + (i % 2) * 16, wide, tall)
      const foot = FLOOR + 22 + (i % 2) * 16 - tall - 4
      await stand(
        stage,
        { ...piece, fabric: fabricFor(look, piece.garment) },
        spots[i]!,
        foot,
        wide * 0.92,
        Math.min(250, foot - 40),
      )
    }
  },
}

/** The first banner shows what the brand is known for; the others begin elsewhere in its range. */
function inOrder<T>({ first, random }: Stage, list: readonly T[]): T[] {
  const start = first ? 0 : Math.floor(random(0, list.length))
  return [...list.slice(start), ...list.slice(0, start)]
}

function repeat<T>(list: readonly T[], count: number): T[] {
  return Array.from({ length: count }, (_, i) => list[i % list.length]!)
}

async function hang({ sheet, scale }: Stage, piece: Piece, x: number, railY: number, width: number): Promise<void> {
  const hook = GARMENTS[piece.garment].hook!
  const unit = width / 1000
  const top = railY + 50 - hook[1] * unit
  await overlay({ sheet, scale }, hookPath(x * scale, (railY + 50) * scale, railY * scale, scale * 0.5))
  const pixels = await drawPiece(piece, Math.round(width * scale), Math.round(width * 1.25 * scale))
  lay(sheet, pixels, Math.round((x - hook[0] * unit) * scale), Math.round(top * scale), HANGING, 0.55 * scale)
}

async function stand(
  { sheet, scale }: Stage,
  piece: Piece,
  x: number,
  foot: number,
  widest: number,
  tallest: number,
): Promise<void> {
  const rough = bounds(await drawPiece(piece, 100, 125))
  const unit = Math.min(widest / rough.width, tallest / rough.height) * 100
  const [w, h] = [Math.round(unit * scale), Math.round(unit * 1.25 * scale)]
  const pixels = await drawPiece(piece, w, h)
  const exact = bounds(pixels)
  const left = x * scale - exact.left - exact.width / 2
  const top = foot * scale - exact.top - exact.height
  lay(sheet, pixels, Math.round(left), Math.round(top), STANDING, 0.55 * scale)
}

function bounds({ data, width, height }: Pixels): { left: number; top: number; width: number; height: number } {
  let [x0, y0, x1, y1] = [width, height, 0, 0]
  for (let i = 0; i < width * height; i++) {
    if (data[i * 4 + 3]! < 60) continue
    const x = i % width
    const y = (i - x) / width
    x0 = Math.min(x0, x)
    x1 = Math.max(x1, x + 1)
    y0 = Math.min(y0, y)
    y1 = Math.max(y1, y + 1)
  }
  return { left: x0, top: y0, width: Math.max(1, x1 - x0), height: Math.max(1, y1 - y0) }
}

async function plinth(
  { sheet, scale, look }: Stage,
  x: number,
  foot: number,
  width: number,
  height: number,
): Promise<void> {
  const face = mix(look.wall, '#f6f0e6', 0.5)
  const [left, top] = [x - width / 2, foot - height]
  const depth = 15
  const svg =
    `<defs><linearGradient id="f" x1="0" x2="1" y1="0" y2=".25"><stop offset="0" stop-color="${mix(face, '#ffffff', 0.25)}"/><stop offset="1" stop-color="${mix(face, '#1a120a', 0.2)}"/></linearGradient></defs>` +
    `<path d="M${left} ${top}l${depth} ${-depth}h${width - depth * 2}l${depth} ${depth}Z" fill="${mix(face, '#ffffff', 0.5)}"/>` +
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="url(#f)"/>`
  await overlay({ sheet, scale }, `<g transform="scale(${scale})">${svg}</g>`, STANDING)
}

async function peg(stage: Pick<Stage, 'sheet' | 'scale'>, x: number, y: number): Promise<void> {
  const wood = `<g transform="scale(${stage.scale})"><circle cx="${x}" cy="${y + 2}" r="10" fill="#8b6a45"/><circle cx="${x - 2}" cy="${y - 1}" r="6" fill="#b48d61"/></g>`
  await overlay(stage, wood, HANGING)
}

async function overlay(
  { sheet, scale }: Pick<Stage, 'sheet' | 'scale'>,
  body: string,
  shadows = HANGING,
): Promise<void> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}">${body}</svg>`
  const data = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
  lay(sheet, { data, width: sheet.width, height: sheet.height }, 0, 0, shadows, 0.4 * scale)
}
