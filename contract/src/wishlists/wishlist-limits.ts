export const wishlistLimits = {
  perPerson: 50,
  perEntity: 500,
  lines: 2_000,
  note: 500,
  units: 100_000, // of one size, or cartons
  linkDays: 90,
  mailsADay: 20,
  mailsAtOnce: 5,
} as const
