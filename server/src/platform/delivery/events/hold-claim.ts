/** A claim lasts so long after its worker fell silent: less than its job, which is then given to another one. */
export const claimSeconds = 20
const renewMs = 5_000

/** Renews a claim until the work is done: one that is held by a slow worker is not taken, that of a dead one soon is. */
export async function holdClaim<T>(renew: () => Promise<unknown>, work: () => Promise<T>): Promise<T> {
  const timer = setInterval(() => void renew().catch(() => undefined), renewMs)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}
