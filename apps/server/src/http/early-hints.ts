import type { FastifyReply, FastifyRequest } from 'fastify';

/** Returns the scripts and styles of a page as values of the `Link` header. */
export function earlyLinks(page: string): string[] {
  return [...page.matchAll(/<(?:link|script)\s[^>]*>/g)].flatMap(([tag]) => {
    const address = /\s(?:href|src)="(\/[^"]+)"/.exec(tag)?.[1];
    if (!address) return [];
    if (/\s(?:rel="modulepreload"|type="module")/.test(tag))
      return [`<${address}>; rel=modulepreload`];
    // The mode of the hint must equal the mode of the later request.
    const mode = /\scrossorigin/.test(tag) ? '; crossorigin' : '';
    return /\srel="stylesheet"/.test(tag) ? [`<${address}>; rel=preload; as=style${mode}`] : [];
  });
}

export function sendEarlyHints(request: FastifyRequest, reply: FastifyReply, page: string): void {
  const link = earlyLinks(page);
  if (request.raw.httpVersion !== '1.1' || link.length === 0) return;
  reply.raw.writeEarlyHints({ link });
}
