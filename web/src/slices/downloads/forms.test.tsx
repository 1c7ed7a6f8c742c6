import { DownloadMenu } from '../../ui/overlays/download-menu.tsx'
import { describeForms } from '../../testing/describe-forms.tsx'

const page = { page: 1, limit: 25, total: 0, more: false, items: [] }
const preview = { title: 'Spring', sender: 'Kin & Co', total: 1, currencies: ['EUR'], styles: [] }

describeForms([
  {
    name: 'how a line sheet shall look',
    path: '/downloads',
    as: { side: 'brand', role: 'entityAdmin' },
    beside: <DownloadMenu of={{ type: 'collectionExport', input: { collectionId: '1' }, formats: ['pdf'] }} />,
    replies: { 'GET /api/downloads': page, 'POST /api/downloads/preview': preview },
    opener: 'Download',
    pressed: ['12', 'With prices', 'Notes'],
    send: 'Prepare file',
    call: 'POST /api/downloads/collection',
    answer: { id: '1' },
  },
])
