/** Made up, and the same every time: what the catalogue of inputs is shown with. */
export const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL']

export const tones = {
  sage: '#8a9a80',
  slate: '#3a3f4a',
  oat: '#d8cbb0',
  madder: '#7d3a30',
  ink: '#23201c',
  chalk: '#f4f1ea',
}

export const stocks = {
  sage: [40, 80, 120, 96, 40, 0],
  slate: [24, 60, 60, 48, 12, 6],
  oat: [0, 36, 72, 72, 30, 12],
  madder: [18, 30, 44, 30, 0, 0],
} as const

export const firstOrder = [
  [0, 4, 6, 4, 2, 0],
  [0, 2, 4, 2, 0, 0],
  [0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0],
]

export const carton = [
  { size: 'S', units: 2 },
  { size: 'M', units: 4 },
  { size: 'L', units: 4 },
  { size: 'XL', units: 2 },
]

/** A sweater of the demo world in this tone; the page exists only in the demo, which draws it when asked. */
export function garment(tone: string): string {
  return `/files/demo/flat.sweater-crew.knit.s1.${tone.replace('#', '')}.plain.webp`
}
