import { expect, it } from 'vitest';
import { isUnavailable } from './unavailable.ts';

const coded = (code: string) => Object.assign(new Error('x'), { code });

it.each([
  coded('ECONNREFUSED'),
  coded('57P03'),
  // Shortly after a failover, the server may still be a read-only standby.
  coded('25006'),
  // A full disk, of the database or of the file storage.
  coded('53100'),
  coded('ENOSPC'),
  new Error('Connection terminated unexpectedly'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Failed query: select 1', { cause: coded('53100') }),
])('isUnavailable returns true for %s', (error) => expect(isUnavailable(error)).toBe(true));

it.each([coded('23505'), coded('42P01'), new Error('Connection'), 'ECONNREFUSED', null])(
  'isUnavailable returns false for %s',
  (error) => expect(isUnavailable(error)).toBe(false),
);
