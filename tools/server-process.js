/**
 * How Node runs the server. The young generation (semi-space) is pinned at 32 MB: V8 shrinks it while idle, and the next burst
 * would then cause major garbage collections that delay every request under way.
 */
export const serverArguments = [
  '--min-semi-space-size=32',
  '--max-semi-space-size=32',
  '--import',
  './server/tsx-loader.js',
  'server/src/main.ts',
]
