import { describe, expect, it } from 'vitest';
import { TestClock } from '@office/client/lib/testDeps.ts';
import { StartData, type StartRequest } from './StartData.ts';

const userId = 'aoi';
const floor = { id: 'f1', contractId: 'c1', plan: { version: 1 }, seats: null, meetings: null };
const workplace = { permission: { role: 'USER' }, settings: null, desk: { notes: [] }, floor };

function start({ body = workplace, status = 200 }: { body?: object; status?: number } = {}) {
  const clock = new TestClock();
  const request: StartRequest = {
    userId,
    organizationId: 'sakura',
    token: 'token',
    language: 'ja',
    response: Promise.resolve(Response.json(body, { status })),
  };
  return { clock, data: new StartData(request, clock) };
}

const call = (
  path: string,
  { token = 'token', language = 'ja', method = 'GET' }: Record<string, string> = {},
) =>
  new Request(`https://office.example/api${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Accept-Language': language },
  });

const permission = '/v1/auth/user/permission';

describe('take', () => {
  it.each([
    ['an operation without parameters', permission, { role: 'USER' }],
    ['the desk of the member', '/v1/users/aoi/desk', { notes: [] }],
    ['the plan of the floor', '/v1/contracts/floors/f1/plan', { version: 1 }],
  ])('returns the response of %s', async (_, path, body) => {
    const { data } = start();
    await data.workplace;
    expect(await (await data.take(call(path)))?.json()).toEqual(body);
  });

  it('waits for the response', async () => {
    const { data } = start();
    expect(await (await data.take(call(permission)))?.json()).toEqual({ role: 'USER' });
  });

  it('answers a call once', async () => {
    const { data } = start();
    expect(await data.take(call(permission))).not.toBeNull();
    expect(await data.take(call(permission))).toBeNull();
  });

  it.each([
    ['another operation', call('/v1/users/org-members')],
    ['an operation that failed', call('/v1/settings')],
    ['another floor', call('/v1/contracts/floors/f2/plan')],
    ['another query', call(`${permission}?page=2`)],
    ['a renewed token', call(permission, { token: 'renewed' })],
    ['another language', call(permission, { language: 'en' })],
    ['another method', call(permission, { method: 'POST' })],
  ])('returns null for %s', async (_, request) => {
    const { data } = start();
    await data.workplace;
    expect(await data.take(request)).toBeNull();
  });

  it('returns null after ten seconds', async () => {
    const { clock, data } = start();
    await data.workplace;
    clock.advance(10_000);
    expect(await data.take(call(permission))).toBeNull();
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('returns null after a %s call', async (method) => {
    const { data } = start();
    await data.take(call('/v1/settings', { method }));
    expect(await data.take(call(permission))).toBeNull();
    expect(data.answersFor(userId, 'sakura')).toEqual([]);
  });

  it('returns null if data is changed while the call waits for the response', async () => {
    const { data } = start();
    const taken = data.take(call(permission));
    await data.take(call('/v1/settings', { method: 'PUT' }));
    expect(await taken).toBeNull();
  });

  it.each([401, 500])('returns null if the request failed with %s', async (status) => {
    const { data } = start({ status });
    expect(await data.take(call(permission))).toBeNull();
  });

  it('returns null without a request', async () => {
    expect(await new StartData(null, new TestClock()).take(call(permission))).toBeNull();
  });
});

describe('answersFor', () => {
  it('returns the responses that have arrived', async () => {
    const { data } = start();
    expect(data.answersFor(userId, 'sakura')).toEqual([]);
    await data.workplace;
    expect(data.answersFor(userId, 'sakura').map(({ path }) => path)).toEqual([
      permission,
      '/v1/users/{userId}/desk',
      '/v1/contracts/floors/{floorId}/plan',
    ]);
  });

  it.each([
    ['another member', 'ren', 'sakura'],
    ['another organisation', userId, 'northwind'],
    ['a signed-out browser', undefined, null],
  ])('returns nothing for %s', async (_, user, organization) => {
    const { data } = start();
    await data.workplace;
    expect(data.answersFor(user, organization)).toEqual([]);
  });
});

describe('isCurrent', () => {
  it('is true for a used response until its request is a second old', async () => {
    const { clock, data } = start();
    await data.take(call(permission));
    expect(data.isCurrent(permission)).toBe(true);
    clock.advance(1001);
    expect(data.isCurrent(permission)).toBe(false);
  });

  it('is false for an operation that the page requested', async () => {
    const { data } = start();
    await data.take(call('/v1/users/org-members'));
    expect(data.isCurrent('/v1/users/org-members')).toBe(false);
  });
});
