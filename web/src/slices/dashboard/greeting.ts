/** Noon ends the morning, six ends the afternoon. */
export function greetingAt(hour: number): 'greeting.morning' | 'greeting.afternoon' | 'greeting.evening' {
  if (hour >= 4 && hour < 12) return 'greeting.morning'
  return hour >= 12 && hour < 18 ? 'greeting.afternoon' : 'greeting.evening'
}
