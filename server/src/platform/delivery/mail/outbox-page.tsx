import type { FastifyInstance } from 'fastify'
import { renderToStaticMarkup } from 'react-dom/server'
import { z } from 'zod/mini'
import type { Db } from '../../data/database/db.ts'
import { Refusal } from '../../base/refusal.ts'

type Listed = {
  id: string
  recipient: string
  language: string
  subject: string
  body: string
  status: string
  createdAt: Date
}
const Query = z.strictObject({ to: z.optional(z.string().check(z.maxLength(254))) })

/** The mails that were not sent outside, newest first: only in the demo, where they have nowhere else to go. */
export function serveOutbox(app: FastifyInstance, db: Db): void {
  const hidden = { hide: true, querystring: Query }
  app.get('/api/dev/outbox', { schema: hidden }, async (request) => {
    const { to } = request.query as z.output<typeof Query>
    return { data: await listMails(db, to) }
  })
  app.get('/dev/outbox', { schema: hidden }, async (request, reply) => {
    const { to } = request.query as z.output<typeof Query>
    const html = renderToStaticMarkup(<OutboxPage mails={await listMails(db, to)} to={to ?? ''} />)
    return reply.type('text/html; charset=utf-8').send(`<!doctype html>${html}`)
  })
  app.get<{ Params: { id: string } }>('/dev/outbox/:id', { schema: { hide: true } }, async ({ params }, reply) => {
    const mail = await db
      .selectFrom('mail')
      .select('html')
      .where((eb) => eb(eb.cast<string>('id', 'text'), '=', params.id))
      .executeTakeFirst()
    if (!mail) throw new Refusal('not_found')
    return reply.type('text/html; charset=utf-8').send(mail.html)
  })
}

function listMails(db: Db, to: string | undefined) {
  return db
    .selectFrom('mail')
    .select(['id', 'recipient', 'language', 'subject', 'body', 'status', 'createdAt'])
    .$if(to !== undefined, (q) => q.where('recipient', '=', to!.toLowerCase()))
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
}

function OutboxPage({ mails, to }: { mails: readonly Listed[]; to: string }) {
  const page = {
    margin: '0 auto',
    maxWidth: 760,
    padding: 32,
    fontFamily: 'system-ui, sans-serif',
    color: '#1f1c19',
    background: '#faf9f7',
  }
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <link rel="icon" href="data:," />
        <title>Outbox</title>
      </head>
      <body style={page}>
        <h1>Outbox</h1>
        <p>
          {mails.length} mails{to && ` to ${to}`}, newest first.
        </p>
        {mails.map((mail) => (
          <article
            key={mail.id}
            style={{ borderTop: '1px solid #d3cdc2', padding: '16px 0' }}
            dir={mail.language === 'ar' ? 'rtl' : 'ltr'}
          >
            <h2 style={{ fontSize: 18, margin: 0 }}>
              <a href={`/dev/outbox/${mail.id}`}>{mail.subject}</a>
            </h2>
            <p style={{ color: '#575148' }}>
              <bdi>{mail.recipient}</bdi> · {mail.createdAt.toISOString()} · {mail.status}
            </p>
            <pre style={{ whiteSpace: 'pre-wrap', fontFamily: 'inherit' }}>{mail.body}</pre>
          </article>
        ))}
      </body>
    </html>
  )
}
