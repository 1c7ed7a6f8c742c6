/*
 * Which modules come in one file. Left alone, the build makes a file of everything that two pages share: a hundred requests for
 * one page, of a few hundred bytes each. What stands together anyway is one file here, and compresses better so.
 * The first that fits counts. A group takes along what its modules import, unless an earlier one has it.
 */
type Group = { name: string; modules?: readonly RegExp[]; isAlone?: boolean }

const ui = (names: string) => new RegExp(`web/src/ui/(?:[\\w-]+/)?(?:${names})\\.`)
const lib = (names: string) => new RegExp(`web/src/lib/(?:[\\w-]+/)?(?:${names})\\.`)
const app = (names: string) => new RegExp(`web/src/app/(?:[\\w-]+/)*(?:${names})\\.`)
const slice = (slices: string, names: string) => new RegExp(`web/src/slices/(?:${slices})/(?:[\\w-]+/)?(?:${names})\\.`)
const hook = (names: string) => new RegExp(`/react-query/.*/(?:${names})\\.`)
const sign = (names: string) => new RegExp(`/icons-react/.*/Icon(?:${names})\\.`)

export const groups: readonly Group[] = [
  // What the very first script imports, in two files: over HTTP/1.1 one alone would come last of all.
  { name: 'react', modules: [/node_modules\/(?:react|react-dom|scheduler)\//], isAlone: true },
  { name: 'ground' },
  // The state of an address, which the light pages read too; what they have no use for comes with the kit.
  { name: 'url-state', modules: [/web\/src\/lib\/url\/(?!use-last-page)/], isAlone: true },
  // What every page beyond the light ones loads, and what nearly all of them show.
  {
    name: 'kit',
    modules: [
      app('app-tree'),
      lib('prefetch|use-session'),
      ui('page|query-view|notice|state-panel|skeletons|text-field|field|control|button'),
      hook('useQuery|useMutation'),
      sign(
        String.raw`X|Check|CircleCheck|AlertCircle|AlertTriangle|InfoCircle|Search|AdjustmentsHorizontal|Eye|EyeOff|Chevron\w+`,
      ),
    ],
  },
  // The frame, and what nearly everything in it is made of.
  {
    name: 'frame',
    modules: [
      app('shell-tree|vertical-layout'),
      ui(
        'picture|preload-picture|picture-sizes|chips|money|status|date|fact-list|row-tick|lazy-section|checkbox|search-box|filter-bar|sort-select|selection-toolbar',
      ),
      lib('use-write|when-idle'),
      /contract\/src\/reference\/departments\./,
      slice('discovery', 'discovery\\.data|follow-loader|first-picture'),
    ],
  },
  // Lists of filters and of values that the server names.
  { name: 'queries', modules: [hook('useQueries')] },
  // The small numbers of the frame, which come after it.
  {
    name: 'counts',
    modules: [slice('carts|connections|orders|wishlists', String.raw`(?:carts|connections|orders|wishlists)\.data`)],
  },
  // Product cards and the product page: the second usually follows the first.
  {
    name: 'goods',
    modules: [
      ui('gallery|colour-choice|swatch|card-grid'),
      slice('catalog', 'collections\\.data'),
      slice(
        'discovery',
        'product-card|product-prices|product-filter-names|product\\.data|shipping-window|product-row|product-pictures|product-figures|product-stock|product-tones',
      ),
    ],
  },
  // Many of them, and how one walks along.
  {
    name: 'shelf',
    modules: [
      ui('virtual-grid'),
      slice('discovery', 'filters-url|filters-names|filters-unknown|filters-layout|filters-facets'),
    ],
  },
  { name: 'check', modules: [/\/zod\/|contract\/src\/core\/(?:endpoint|role|rules)\./] }, // what people type is checked by the contract
  // The frame of a form, for those that keep their values themselves, and then the form that the contract checks.
  { name: 'form-frame', modules: [ui('form')], isAlone: true },
  { name: 'form', modules: [lib('use-contract-form')] },
  {
    name: 'entry',
    modules: [
      slice(
        'identity',
        'other-ways|countdown-button|typed-email|use-wait|email-field|use-go-on|registration-token|identity\\.data|entry-frame',
      ),
    ],
  },
  {
    name: 'words',
    modules: [/(?:core|reference|discovery)\.messages\.ts$/, /core\/fields\/(?:console-|marketplace-)?field-names/],
    isAlone: true,
  },
  { name: 'words-en', modules: [/(?:ui\/ui|app\/shell|app\/app)\.en\.json$/] },
  { name: 'words-ar', modules: [/(?:ui\/ui|app\/shell|app\/app)\.ar\.json$/] },
]
