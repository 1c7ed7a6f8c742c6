import { expect, test } from 'vitest'
import * as limits from './limits.ts'

test('the constants are those of the specification', () => {
  expect(limits).toMatchObject({
    milliseconds: {
      toast: 3000,
      indicator: 60000,
      chunk: 120000,
      debounce: 300,
      productEdit: 500,
      toolbarClose: 500,
      read: 15000,
      write: 30000,
    },
    fileLimits: {
      fileBytes: 20 * 1024 * 1024,
      imageBytes: 10 * 1024 * 1024,
      imageTypes: ['png', 'jpg', 'jpeg', 'gif', 'webp'],
      catalogTypes: ['xlsx', 'zip'],
      fileTypes: ['csv', 'zip', 'pdf', 'xlsx', 'pptx'],
      maxCount: 20,
      imagesPerProduct: 5,
    },
    compression: { megabytes: 4, quality: 0.75, width: 1920, height: 1920 },
    pictureWidths: [640, 960, 1280],
    placeholderAbove: 1000,
    invitationDays: 7,
    passwordMinimum: 8,
    checklistMaximum: 100,
    onboardingDays: 30,
    tracing: { cookieSeconds: 86400, sampleRate: 0.1, errorReplays: 1 },
    truncation: { max: 25, shown: 10 },
    scrollToTopAfter: 250,
    leadMatches: { percents: [90, 85, 80, 75, 70, 65, 60, 55, 50] },
    moreTailoredLeads: 5,
  })
})
