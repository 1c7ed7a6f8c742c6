/**
 * What Node is given to run the server. The part of its memory where new things are made stays large: left alone it shrinks while
 * nobody asks, and when many ask again, half-done answers are moved out of it and large collections come every second, each of
 * which holds up all answers under way.
 */
export const serverArguments = [
  '--min-semi-space-size=32',
  '--max-semi-space-size=32',
  '--import',
  './server/tsx-loader.js',
  'server/src/main.ts',
]
