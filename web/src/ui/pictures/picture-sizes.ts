/** Phone width less margins and a little more: many phones then load the next smaller file without a visible difference. */
const across = '(max-width: 760px) 88vw'

/** How wide pictures are shown; those that are seen first are fetched ahead of their page by the same words. */
export const pictureSizes = {
  hero: `${across}, 820px`,
  card: '(max-width: 760px) 50vw, (max-width: 1100px) 33vw, 300px',
  tile: `${across}, (max-width: 1100px) 50vw, 33vw`,
  large: `${across}, (max-width: 1100px) 100vw, 640px`,
  small: `${across}, 320px`,
  whole: `${across}, 100vw`,
  unlessSaid: `${across}, 640px`,
} as const
