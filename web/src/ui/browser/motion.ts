/** What floats arrives from six pixels below; nothing travels further. */
export const rise = {
  duration: 200,
  exitDuration: 120,
  timingFunction: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  transition: {
    in: { opacity: 1, transform: 'none' },
    out: { opacity: 0, transform: 'translateY(6px)' },
    transitionProperty: 'opacity, transform',
  },
} as const

/** In the order of the page and of the keyboard, and yet not cut off by what scrolls around it. */
export const inPlace = { withinPortal: false, floatingStrategy: 'fixed' } as const
