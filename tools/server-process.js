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

/**
 * What its memory allocator is told (glibc; others ignore it). Without it every thread has its own arena, and large buffers,
 * such as uploads, stay in the process after they were freed.
 */
export const serverEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '1048576',
}
