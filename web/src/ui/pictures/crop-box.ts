import { clamp } from '../fields/number-text.ts'

export type Box = { x: number; y: number; width: number; height: number }
export type View = { zoom: number; x: number; y: number } // what one looks at: 1 is the whole, x and y its middle from 0 to 1

export const wholeView: View = { zoom: 1, x: 0.5, y: 0.5 }
export const productShape = 4 / 5

/** The part of a picture that fills the frame: as large as fits, then closer by the zoom, and never beyond the edge. */
export function cropBox(picture: { width: number; height: number }, { zoom, x, y }: View, shape = productShape): Box {
  const isWide = picture.width / picture.height > shape
  const width = (isWide ? picture.height * shape : picture.width) / zoom
  const height = (isWide ? picture.height : picture.width / shape) / zoom
  return {
    x: clamp(x * picture.width - width / 2, 0, picture.width - width),
    y: clamp(y * picture.height - height / 2, 0, picture.height - height),
    width,
    height,
  }
}

/** The view after a move by parts of the frame, held where it still shows something new. */
export function moved(picture: { width: number; height: number }, view: View, by: { x: number; y: number }): View {
  const { width, height } = cropBox(picture, view)
  const [spareX, spareY] = [width / 2 / picture.width, height / 2 / picture.height]
  return {
    zoom: view.zoom,
    x: clamp(view.x + (by.x * width) / picture.width, spareX, 1 - spareX),
    y: clamp(view.y + (by.y * height) / picture.height, spareY, 1 - spareY),
  }
}
