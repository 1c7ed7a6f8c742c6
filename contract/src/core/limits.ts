/** How long things take or wait, in milliseconds. */
export const milliseconds = {
  toast: 3_000,
  indicator: 60_000,
  chunk: 120_000,
  debounce: 300,
  productEdit: 500,
  toolbarClose: 500,
  read: 15_000,
  write: 30_000,
} as const

/** Rows of a list: on a page unless a call says how many, and those that its pages reach. */
export const pageLimit = 24
export const ceiling = 10_000
/** Rows that one call changes at most. */
export const bulkLimit = 2_000
/** Orders of which each becomes a paper or a file of its own. */
export const orderFiles = 500

export const fileLimits = {
  fileBytes: 20_971_520,
  imageBytes: 10_485_760,
  shrunkBytes: 104_857_600, // a still picture up to this is made smaller before it is sent
  logoPixels: 160, // the longer side of a logo, at least
  imageTypes: ['png', 'jpg', 'jpeg', 'gif', 'webp'],
  catalogTypes: ['xlsx', 'zip'],
  fileTypes: ['csv', 'zip', 'pdf', 'xlsx', 'pptx'],
  maxCount: 20, // files in one upload
  imagesPerProduct: 5,
} as const

/** What the browser does to a picture before it sends it. */
export const compression = { megabytes: 4, quality: 0.75, width: 1_920, height: 1_920 } as const

export const pictureWidths = [640, 960, 1_280] as const
/** A picture asked for above this many pixels, and not there, shows the placeholder. */
export const placeholderAbove = 1_000

export const invitationDays = 7
export const passwordMinimum = 8
export const passwordMaximum = 200
/** A code from a mail: how often it may be tried, and when the next one may be asked for. */
export const codes = { tries: 5, resendSeconds: 30 } as const
export const checklistMaximum = 100
export const onboardingDays = 30

export const tracing = { cookieSeconds: 86_400, sampleRate: 0.1, errorReplays: 1 } as const

export const truncation = { max: 25, shown: 10 } as const
export const scrollToTopAfter = 250

export const leadMatches = { percents: [90, 85, 80, 75, 70, 65, 60, 55, 50], modes: ['ANY', 'ALL', 'NONE'] } as const
export const moreTailoredLeads = 5

export const downloadFormats = {
  order: ['csv'],
  wishlist: ['pdf', 'xlsx', 'orderForm', 'orderFormWithImages', 'pptx'],
  cart: ['xlsx', 'pdf', 'pptx'],
  shipment: ['csv'],
} as const
