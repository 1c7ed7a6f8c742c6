const en = {
  'marketplace.saved': 'Saved. It shows everywhere from now on.',
}
const ar: Record<keyof typeof en, string> = {
  'marketplace.saved': 'تم الحفظ، ويظهر في كل مكان من الآن.',
}
export const marketplaceMessages = { en, ar }
