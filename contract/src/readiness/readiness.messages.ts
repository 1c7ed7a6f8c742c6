const en = {
  'readiness.showsByItself': 'This point shows by itself how it stands. Set it, then look again.',
}
const ar: Record<keyof typeof en, string> = {
  'readiness.showsByItself': 'تظهر حالة هذه النقطة من تلقاء نفسها. اضبطها ثم انظر من جديد.',
}
export const readinessMessages = { en, ar }
