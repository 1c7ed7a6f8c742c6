export type Point = { latitude: number; longitude: number }
const radians = Math.PI / 180
const earthKm = 6_371

/** Along a great circle. */
export function distanceKm(one: Point, other: Point): number {
  const half = (a: number, b: number) => Math.sin(((b - a) * radians) / 2) ** 2
  const h =
    half(one.latitude, other.latitude) +
    Math.cos(one.latitude * radians) * Math.cos(other.latitude * radians) * half(one.longitude, other.longitude)
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(h)))
}
