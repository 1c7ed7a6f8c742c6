import { Image, Page, StyleSheet, View } from '@react-pdf/renderer'
import type { Paper, PaperParty, PaperTable } from './paper.ts'
import { ink } from './print-ink.ts'
import { Row, Words } from './print-parts.tsx'

const styles = StyleSheet.create({
  page: {
    fontFamily: 'Plex',
    fontSize: 9,
    color: ink.text,
    paddingTop: 44,
    paddingBottom: 64,
    paddingHorizontal: 48,
  },
  small: { fontSize: 7.5, color: ink.third },
  label: { fontSize: 7.5, color: ink.third, marginBottom: 2 },
  title: { fontSize: 22, lineHeight: 1.2, fontWeight: 600 },
  logo: { height: 44, maxWidth: 160, objectFit: 'contain' },
  box: { width: 10, height: 10, borderWidth: 0.75, borderColor: ink.second, borderRadius: 2, marginTop: 1 },
  rule: { borderBottomWidth: 0.75, borderBottomColor: ink.line },
})

export function PaperPage({ paper }: { paper: Paper }) {
  const isRtl = paper.language === 'ar'
  const { tables, totals, summary, notes, footer, pageOf } = paper
  return (
    <Page size="A4" style={styles.page}>
      <Head paper={paper} isRtl={isRtl} />
      <Row isRtl={isRtl} style={{ marginTop: 22, gap: 20 }}>
        {paper.parties.map((party) => (
          <Party key={party.title} party={party} isRtl={isRtl} />
        ))}
      </Row>
      {tables.map((table, at) => (
        <View key={at} style={{ marginTop: 24 }}>
          <Table table={table} isRtl={isRtl} />
        </View>
      ))}
      {(totals.length > 0 || summary) && (
        <Row isRtl={isRtl} style={{ marginTop: 18, gap: 28, alignItems: 'flex-start' }}>
          <View style={{ flexGrow: 1, flexBasis: 0 }}>
            {summary && (
              <>
                <Words isRtl={isRtl} style={styles.label}>
                  {summary.title}
                </Words>
                <Table table={summary.table} isRtl={isRtl} isSmall />
              </>
            )}
          </View>
          <Totals totals={totals} isRtl={isRtl} />
        </Row>
      )}
      {notes.length > 0 && (
        <View wrap={false} style={{ marginTop: 24, gap: 8 }}>
          {notes.map(({ title, text }) => (
            <View key={title}>
              <Words isRtl={isRtl} style={styles.label}>
                {title}
              </Words>
              <Words isRtl={isRtl} style={{ color: ink.second }}>
                {text}
              </Words>
            </View>
          ))}
        </View>
      )}
      <Foot footer={footer} pageOf={pageOf} isRtl={isRtl} />
    </Page>
  )
}

/** On every page. The texts stand alone: a wrapper without height would not be drawn. */
function Foot({ footer, pageOf, isRtl }: Pick<Paper, 'footer' | 'pageOf'> & { isRtl: boolean }) {
  const at = { position: 'absolute', bottom: 32 } as const
  const [start, end] = isRtl ? [{ right: 48 }, { left: 48 }] : [{ left: 48 }, { right: 48 }]
  return (
    <>
      <View fixed style={[styles.rule, { position: 'absolute', bottom: 50, left: 48, right: 48, height: 1 }]} />
      <Words isFixed isRtl={isRtl} style={[styles.small, at, start]}>
        {footer}
      </Words>
      <Words
        isFixed
        isRtl={isRtl}
        style={[styles.small, at, end, { width: 120, textAlign: isRtl ? 'left' : 'right' }]}
        render={({ subPageNumber, subPageTotalPages }) =>
          pageOf.replace('{{page}}', String(subPageNumber)).replace('{{pages}}', String(subPageTotalPages))
        }
      />
    </>
  )
}

function Head({ paper, isRtl }: { paper: Paper; isRtl: boolean }) {
  const { logo, sender, title, number, facts, barcode } = paper
  return (
    <>
      <Row isRtl={isRtl} style={{ justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <View style={{ flexDirection: isRtl ? 'row-reverse' : 'row', alignItems: 'center', gap: 10 }}>
          {logo ? (
            <Image style={styles.logo} src={{ data: Buffer.from(logo.data), format: logo.format }} />
          ) : (
            <Words isRtl={isRtl} style={{ fontSize: 12, fontWeight: 600 }}>
              {sender}
            </Words>
          )}
        </View>
        <View style={{ alignItems: isRtl ? 'flex-start' : 'flex-end' }}>
          <Words isRtl={isRtl} style={styles.title}>
            {title}
          </Words>
          <Words isRtl={isRtl} style={{ color: ink.accent, fontWeight: 600, fontSize: 10.5 }}>
            {number}
          </Words>
        </View>
      </Row>
      <Row
        isRtl={isRtl}
        style={{
          marginTop: 18,
          backgroundColor: ink.paper,
          borderRadius: 4,
          padding: 10,
          gap: 18,
          alignItems: 'center',
        }}
      >
        {facts.map(({ label, value }) => (
          <View key={label} style={{ flexGrow: 1 }}>
            <Words isRtl={isRtl} style={styles.label}>
              {label}
            </Words>
            <Words isRtl={isRtl} style={{ fontWeight: 600 }}>
              {value}
            </Words>
          </View>
        ))}
        {barcode && <Image style={{ height: 30, width: 130 }} src={{ data: Buffer.from(barcode), format: 'png' }} />}
      </Row>
    </>
  )
}

function Party({ party: { title, name, lines }, isRtl }: { party: PaperParty; isRtl: boolean }) {
  return (
    <View style={{ flexGrow: 1, flexBasis: 0 }}>
      <Words isRtl={isRtl} style={styles.label}>
        {title}
      </Words>
      <Words isRtl={isRtl} style={{ fontWeight: 600 }}>
        {name}
      </Words>
      {lines.map((line, at) => (
        <Words key={at} isRtl={isRtl} style={{ color: ink.second }}>
          {line}
        </Words>
      ))}
    </View>
  )
}

function Table({
  table: { columns, rows },
  isRtl,
  isSmall = false,
}: {
  table: PaperTable
  isRtl: boolean
  isSmall?: boolean
}) {
  const cell = (at: number) => ({ flexGrow: columns[at]!.width, flexBasis: 0, paddingHorizontal: 3 })
  // Figures are right-aligned in both directions, so that decimals stand below each other.
  const align = (at: number) => (columns[at]!.isNumber ? ({ textAlign: 'right' } as const) : {})
  const pad = isSmall ? 3 : 5
  return (
    <View>
      <View fixed={!isSmall} style={[styles.rule, { flexDirection: isRtl ? 'row-reverse' : 'row', paddingBottom: 4 }]}>
        {columns.map(({ title }, at) => (
          <View key={at} style={cell(at)}>
            <Words isRtl={isRtl} style={[styles.small, align(at)]}>
              {title}
            </Words>
          </View>
        ))}
      </View>
      {rows.map((row, n) => (
        <Row
          key={n}
          isRtl={isRtl}
          style={{
            borderBottomWidth: 0.5,
            borderBottomColor: ink.line,
            paddingVertical: pad,
            ...(row.isHeading && { backgroundColor: ink.paper }),
          }}
        >
          {row.cells.map(({ text, below, isBox }, at) => (
            <View key={at} style={row.isHeading ? { flexGrow: 1, paddingHorizontal: 3 } : cell(at)}>
              {isBox && <View style={[styles.box, { alignSelf: 'flex-end' }]} />}
              <Words
                isRtl={isRtl}
                style={[
                  align(at),
                  isSmall ? { fontSize: 8 } : {},
                  row.isHeading ? { fontWeight: 600, fontSize: 8 } : {},
                ]}
              >
                {text}
              </Words>
              {below && (
                <Words isRtl={isRtl} style={[styles.small, align(at)]}>
                  {below}
                </Words>
              )}
            </View>
          ))}
        </Row>
      ))}
    </View>
  )
}

function Totals({ totals, isRtl }: { totals: Paper['totals']; isRtl: boolean }) {
  return (
    <View style={{ width: 210 }}>
      {totals.map(({ label, value, isStrong }) => (
        <View
          key={label}
          style={{
            flexDirection: isRtl ? 'row-reverse' : 'row',
            justifyContent: 'space-between',
            paddingVertical: 3,
            ...(isStrong && { borderTopWidth: 1, borderTopColor: ink.text, marginTop: 4, paddingTop: 6 }),
          }}
        >
          <Words isRtl={isRtl} style={isStrong ? { fontWeight: 600, fontSize: 10.5 } : { color: ink.second }}>
            {label}
          </Words>
          <Words isRtl={isRtl} style={isStrong ? { fontWeight: 600, fontSize: 10.5 } : {}}>
            {value}
          </Words>
        </View>
      ))}
    </View>
  )
}
