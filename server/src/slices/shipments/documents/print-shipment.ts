import { toBuffer } from 'bwip-js/node'
import type { Deps } from '../../../platform/serving/deps.ts'
import { renderPapers } from '../../../platform/documents/papers/render-papers.ts'
import type { FileAnswer } from '../../../platform/data/files/file-answer.ts'
import type { Language } from '../../../platform/base/messages.ts'
import type { Trader } from '../../connections/door.ts'
import { readShipment } from '../model/read-shipment.ts'
import { logoOf } from './logo.ts'
import { slipPaper } from './slip-paper.ts'

/** The packing slip, with the shipment's number as a barcode. */
export async function printShipment(deps: Deps, actor: Trader, id: string, language: Language): Promise<FileAnswer> {
  const shipment = await readShipment(deps.db, actor, id)
  const entity = await deps.db
    .selectFrom('entity')
    .select('logo')
    .where('id', '=', shipment.brand.id)
    .executeTakeFirst()
  const barcode = await toBuffer({ bcid: 'code128', text: shipment.number, scale: 3, height: 8 })
  const look = { logo: await logoOf(deps, entity?.logo ?? null), barcode: new Uint8Array(barcode) }
  const papers = [slipPaper(shipment, language, deps.say, look)]
  const body = await renderPapers({ papers, author: shipment.brand.name, attachment: null })
  return { name: `${shipment.number}.pdf`, type: 'pdf', body }
}
