import { coveredAtEnd } from '../support/covered.ts'
import { rotatePart } from '../support/rotate.ts'
import { screens } from '../support/screens.ts'
import { trackLayoutShift } from '../support/layout-shift.ts'
import { expect, keepInTab, test } from '../support/test.ts'

/** An eighth of the screens with each commit, in one combination each; in the full run every screen in all of them. */
const combinations = [1440, 390].flatMap((width) =>
  (['en', 'ar'] as const).flatMap((language) =>
    (['light', 'dark'] as const).map((theme) => ({ width, language, theme })),
  ),
)

test.describe.configure({ mode: 'parallel' })

for (const screen of rotatePart(screens, 8)) {
  const one = combinations[(screens.indexOf(screen) * 3) % combinations.length]!
  const due = process.env.SOUK_FULL ? combinations : [one]
  for (const { width, language, theme } of due) {
    test.describe(`${screen.name} in ${language}, ${theme}, ${width} px`, () => {
      test.use({ reading: { language, theme }, viewport: { width, height: 900 } })

      test('is whole, fits, stays where it is, covers nothing, and axe finds nothing', async ({
        page,
        signInAs,
        expectNoAxeFindings,
      }) => {
        if (screen.who) await signInAs(screen.who)
        if (screen.kept) await keepInTab(page, screen.kept)
        const moved = await trackLayoutShift(page)
        const refused: string[] = []
        page.on('response', (answer) => {
          if (answer.status() >= 400 && answer.url().includes('/api/'))
            refused.push(`${answer.status()} ${answer.url()}`)
        })
        await page.goto(screen.path)
        const title = page.getByRole('heading', { level: 1 })
        await expect(title).toBeVisible()
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        if (!screen.isRefused) expect(refused, 'every call is answered').toEqual([])
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow, 'no sideways scrolling').toBeLessThanOrEqual(0)
        await expectNoAxeFindings()
        expect(await moved(), 'nothing is pushed away once it is seen').toEqual([])
        expect(await coveredAtEnd(page), 'nothing floats over what can be pressed').toEqual([])
      })
    })
  }
}
