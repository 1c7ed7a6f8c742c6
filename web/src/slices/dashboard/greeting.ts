/** The greeting for the hour of the reader's clock; at night a plain one. */
export function greetingAt(hour: number): `greeting.${'morning' | 'afternoon' | 'evening' | 'night'}` {
  if (hour >= 5 && hour < 12) return 'greeting.morning'
  if (hour >= 12 && hour < 18) return 'greeting.afternoon'
  return hour >= 18 && hour < 23 ? 'greeting.evening' : 'greeting.night'
}
