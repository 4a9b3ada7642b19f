import type { FastifyInstance } from 'fastify';

/** Parses only `application/x-www-form-urlencoded` bodies, into `URLSearchParams`. */
export function parseForms(app: FastifyInstance, bodyLimit: number): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}
