import { publicWishlists, wishlists } from '@souk/contract/wishlists/wishlists.contract.ts'
import { wishlistsMessages } from '@souk/contract/wishlists/wishlists.messages.ts'
import { calls, slice } from '../../platform/serving/slice.ts'
import { wishlistExports } from './exports/wishlist-export.ts'
import { wishlistsMailWords } from './wishlists.mail-words.ts'
import { publicWishlistsHandlers, wishlistsHandlers } from './wishlists.routes.ts'
import { wishlistsSummaries } from './wishlists.summaries.ts'

export const wishlistsSlice = slice({
  name: 'wishlists',
  about: 'Wishlists of retailers and selections of brands.',
  groups: {
    wishlists: calls(wishlists, wishlistsHandlers),
    publicWishlists: calls(publicWishlists, publicWishlistsHandlers),
  },
  summaries: wishlistsSummaries,
  messages: [wishlistsMessages, wishlistsMailWords],
  exports: wishlistExports,
})
