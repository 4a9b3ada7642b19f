import { expect, it } from 'vitest';
import { ConfigError } from './config/config.ts';
import { explainStartError } from './explain-start-error.ts';

const coded = (message: string, more: object) => Object.assign(new Error(message), more);
const failedQuery = (cause: Error) => new Error('Failed query: select 1', { cause });

it.each([
  [new ConfigError('PORT: wrong'), /^PORT: wrong$/],
  [coded('listen EADDRINUSE :::4000', { code: 'EADDRINUSE', syscall: 'listen' }), /Set PORT/],
  [coded('listen EADDRNOTAVAIL', { code: 'EADDRNOTAVAIL', syscall: 'listen' }), /and HOST/],
  [
    coded('EROFS: open /x/secret', { code: 'EROFS', path: '/x/secret' }),
    /^EROFS.*\nOFFICE_DATA_DIR/,
  ],
  [
    coded('connect ECONNREFUSED', { code: 'ECONNREFUSED' }),
    /^The database is away.*\nDATABASE_URL/,
  ],
  [
    Object.assign(new AggregateError([new Error('connect ::1')], ''), { code: 'ECONNREFUSED' }),
    /^The database is away: connect ::1\n/,
  ],
  [coded('database "x" does not exist', { code: '3D000' }), /let us in: database "x" does not/],
  [
    failedQuery(coded('permission denied for schema public', { code: '42501' })),
    /let us in: permission denied/,
  ],
])('explains %s to the operator', (error, words) =>
  expect(explainStartError(error)).toMatch(words),
);

it.each([new TypeError('x is not a function'), failedQuery(coded('x', { code: '42P01' })), 'x'])(
  'returns null for the unexpected error %s',
  (error) => expect(explainStartError(error)).toBeNull(),
);
