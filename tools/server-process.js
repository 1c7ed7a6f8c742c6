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

/**
 * What its memory allocator is told (glibc; others ignore it). Without it every thread has its own arena, and large buffers,
 * such as uploads, stay in the process after they were freed.
 */
export const serverEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '1048576',
}
