import { embedFacturX, PDFDocument } from '@cantoo/pdf-lib'
import { Document, renderToBuffer } from '@react-pdf/renderer'
import type { PaperFile } from './paper.ts'
import { PaperPage } from './paper-page.tsx'
import './print-fonts.ts'

/** Runs in a thread. PDF/A-3b, so that an e-invoice may travel inside. */
export async function papersToPdf({ papers, author, attachment }: PaperFile): Promise<Uint8Array> {
  const first = papers[0]!
  const pdf = await renderToBuffer(
    <Document
      title={`${first.title} ${first.number}`}
      author={author}
      language={first.language}
      creator="Souk"
      producer="Souk"
      conformance="PDF/A-3b"
    >
      {papers.map((paper) => (
        <PaperPage key={paper.number} paper={paper} />
      ))}
    </Document>,
  )
  return attachment ? withInvoice(pdf, attachment.xml) : new Uint8Array(pdf)
}

async function withInvoice(pdf: Buffer, xml: string): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  await embedFacturX(document, new TextEncoder().encode(xml), { conformanceLevel: 'EN 16931' })
  return document.save()
}
