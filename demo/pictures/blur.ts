/** Three box passes each way, which is close enough to a Gaussian; wide ones are made at half the size. */
export function blur(source: Float32Array, width: number, height: number, sigma: number): Float32Array {
  if (sigma < 0.4) return source.slice()
  if (sigma > 9 && width > 64 && height > 64) {
    const small = halve(source, width, height)
    const soft = blur(small, (width + 1) >> 1, (height + 1) >> 1, sigma / 2)
    return double(soft, width, height)
  }
  const radius = Math.max(1, Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2))
  const now = source.slice()
  const next = new Float32Array(source.length)
  for (let pass = 0; pass < 3; pass++) {
    boxRows(now, next, width, height, radius)
    boxColumns(next, now, width, height, radius)
  }
  return now
}

function boxRows(from: Float32Array, to: Float32Array, width: number, height: number, radius: number): void {
  const share = 1 / (2 * radius + 1)
  for (let y = 0; y < height; y++) {
    const row = y * width
    const first = from[row]!
    const last = from[row + width - 1]!
    let sum = first * (radius + 1)
    for (let i = 0; i < radius; i++) sum += from[row + Math.min(i, width - 1)]!
    for (let x = 0; x < width; x++) {
      sum += x + radius < width ? from[row + x + radius]! : last
      to[row + x] = sum * share
      sum -= x - radius >= 0 ? from[row + x - radius]! : first
    }
  }
}

function boxColumns(from: Float32Array, to: Float32Array, width: number, height: number, radius: number): void {
  const share = 1 / (2 * radius + 1)
  const sums = new Float32Array(width)
  for (let x = 0; x < width; x++) sums[x] = from[x]! * (radius + 1)
  for (let i = 0; i < radius; i++) {
    const row = Math.min(i, height - 1) * width
    for (let x = 0; x < width; x++) sums[x]! += from[row + x]!
  }
  const last = (height - 1) * width
  for (let y = 0; y < height; y++) {
    const enter = y + radius < height ? (y + radius) * width : last
    const leave = y - radius >= 0 ? (y - radius) * width : 0
    for (let x = 0; x < width; x++) {
      const sum = sums[x]! + from[enter + x]!
      to[y * width + x] = sum * share
      sums[x] = sum - from[leave + x]!
    }
  }
}

function halve(source: Float32Array, width: number, height: number): Float32Array {
  const [w, h] = [(width + 1) >> 1, (height + 1) >> 1]
  const small = new Float32Array(w * h)
  for (let y = 0; y < h; y++) {
    const top = 2 * y * width
    const low = Math.min(height - 1, 2 * y + 1) * width
    for (let x = 0; x < w; x++) {
      const right = Math.min(width - 1, 2 * x + 1)
      small[y * w + x] = (source[top + 2 * x]! + source[top + right]! + source[low + 2 * x]! + source[low + right]!) / 4
    }
  }
  return small
}

function double(small: Float32Array, width: number, height: number): Float32Array {
  const [w, h] = [(width + 1) >> 1, (height + 1) >> 1]
  const large = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const fy = Math.max(0, y / 2 - 0.25)
    const j = Math.min(h - 1, fy | 0)
    const v = fy - j
    const below = Math.min(h - 1, j + 1) * w
    for (let x = 0; x < width; x++) {
      const fx = Math.max(0, x / 2 - 0.25)
      const i = fx | 0
      const u = fx - i
      const next = Math.min(w - 1, i + 1)
      const top = small[j * w + i]! * (1 - u) + small[j * w + next]! * u
      large[y * width + x] = top * (1 - v) + (small[below + i]! * (1 - u) + small[below + next]! * u) * v
    }
  }
  return large
}
