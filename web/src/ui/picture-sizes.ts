/** How wide the pictures are shown that are seen first: their page says so, and whoever fetches them ahead of it. */
export const pictureSizes = {
  hero: '(max-width: 760px) 100vw, 820px',
  card: '(max-width: 760px) 50vw, (max-width: 1100px) 33vw, 300px',
  large: '(max-width: 1100px) 100vw, 640px',
  whole: '100vw',
} as const
