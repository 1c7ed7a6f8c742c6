const en = { 'discovery.noMarketplace': "You can't access the marketplace" }
const ar: Record<keyof typeof en, string> = { 'discovery.noMarketplace': 'لا يمكنك الوصول إلى السوق' }
export const discoveryMessages = { en, ar }
