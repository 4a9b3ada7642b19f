import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { isLocal } from '../http/client-address.ts';
import { hashSource } from '../http/security/content-security-policy.ts';
import { answerNotFound } from '../http/error-handler.ts';
import { timestamp } from '../lib/timestamp.ts';
import { listMails, type OutboxMail } from './outbox-store.ts';

const styles = `
body { font: 16px/1.6 system-ui, sans-serif; max-width: 45rem; margin: 2rem auto; padding: 0 1rem }
article { border-top: 1px solid #ccc }
h2 { font-size: 1.1rem; margin-bottom: 0 }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
`;

export function serveOutboxPage(
  app: FastifyInstance,
  { db, config }: { db: Database; config: Pick<Config, 'demo'> },
): void {
  app.get('/dev/outbox', async (request, reply) => {
    if (!config.demo || !isLocal(request)) return answerNotFound(request, reply);
    const mails = await listMails(db, 50);
    reply.header('cache-control', 'no-store');
    return request.headers.accept?.includes('application/json')
      ? reply.send(mails)
      : reply
          .header('content-security-policy', `default-src 'none'; style-src ${hashSource(styles)}`)
          .type('text/html; charset=utf-8')
          .send(page(mails));
  });
}

function page(mails: OutboxMail[]): string {
  const articles = mails.map(
    (mail) => `<article>
<h2>${escape(mail.subject)}</h2>
<p>${escape(mail.recipient)} · <time datetime="${mail.createdAt.toISOString()}">${timestamp(mail.createdAt)}</time></p>
<pre>${withLinks(escape(mail.text))}</pre>
</article>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title>
<style>${styles}</style>
<h1>Outbox</h1>
${articles.join('\n') || '<p>No mail yet.</p>'}
</html>
`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function withLinks(escaped: string): string {
  return escaped.replace(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`);
}
