import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { describeError } from './error-description.ts';

const databaseError = (message: string, fields: Partial<pg.DatabaseError>) =>
  Object.assign(new pg.DatabaseError(message, 0, 'error'), fields);

const query = (cause: Error) => new DrizzleQueryError('SELECT $1', ['secret'], cause);

const parseError = () => {
  try {
    JSON.parse('secret');
  } catch (error) {
    return error;
  }
};

describe('describeError', () => {
  it.each([
    ['parameters of a query', query(new Error('timeout'))],
    [
      'parameters of a query that is a cause',
      new Error('failed', { cause: query(new Error('x')) }),
    ],
    ['the row of a violated constraint', databaseError('duplicate', { detail: '(secret)' })],
    ['a value of the wrong type', databaseError('invalid uuid: "secret"', { code: '22P02' })],
    ['text that is not JSON', parseError()],
    ['path and query of an address', new TypeError('failed: https://host.example/secret?a=secret')],
    ['credentials of an address', new Error('connect redis://:secret@127.0.0.1:6379 refused')],
    ['addresses of mails', new Error('550 <secret@example.com> is unknown')],
    ['other fields', Object.assign(new Error('rejected'), { rawPacket: 'secret', body: 'secret' })],
    ['errors of an aggregate', new AggregateError([new Error('to secret@example.com')])],
    ['values that are no errors', { body: 'secret' }],
  ])('omits %s', (_, error) => {
    expect(JSON.stringify(describeError(error))).not.toContain('secret');
  });

  it('keeps what an operator searches for', () => {
    const cause = databaseError('division by zero', { code: '22012', table: 'rooms' });
    expect(describeError(new Error('request failed', { cause }))).toMatchObject({
      type: 'Error',
      message: 'request failed',
      stack: expect.stringContaining('error-description.test.ts') as unknown,
      cause: { message: 'division by zero', sqlState: '22012', table: 'rooms' },
    });
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    expect(describeError(refused)).toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('keeps the host of an address', () => {
    expect(describeError(new Error('fetch of https://s3.example:9000/key failed'))).toMatchObject({
      message: 'fetch of https://s3.example:9000/… failed',
    });
  });
});
