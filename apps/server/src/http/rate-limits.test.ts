import type { Schemas } from '@office/api';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeChannel, makeChatMembers } from '../../test/chat.ts';
import { startOffice, type TestOffice } from '../../test/office.ts';
import { signInToOrganization, makeOrganization, makePerson, password } from '../../test/people.ts';
import { RateLimiter } from '../lib/rate-limiter.ts';
import { CallLimits, rateLimitsOf } from './rate-limits.ts';

// Allows a person 20 calls in one burst and 10 uploads. The clock does not advance.
const rateLimit = 80;

let office: TestOffice;
let organizationId: string;
beforeAll(async () => {
  office = await startOffice({ rateLimit });
  ({ organizationId } = await makeOrganization(office, 'Sakura'));
});
afterAll(() => office.close());

const member = async () =>
  signInToOrganization(office, await makePerson(office, organizationId), organizationId);
const ask = (token: string) => office.call('GET', '/v1/settings', { token });

async function exhaust(token: string): Promise<void> {
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask(token)));
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(20);
}

describe('a person above the call limit', () => {
  it('is rejected by the user id in the token without a database query', async () => {
    const { token } = await member();
    await exhaust(token);
    const query = vi.spyOn(office.database.pool, 'query');
    expect(await ask(token)).toMatchObject({ status: 429, errors: 'tooManyRequests' });
    expect(query).not.toHaveBeenCalled();
    query.mockRestore();
    expect((await ask((await member()).token)).status).toBe(200);
    office.advanceClock({ minutes: 1 });
    expect((await ask(token)).status).toBe(200);
  });

  it('is not affected by forged tokens with their user id', async () => {
    const { token, user } = await member();
    const forged = `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ sub: user.id }))}.`;
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(forged)));
    expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true);
    expect((await ask(token)).status).toBe(200);
  });
});

describe('a body above the size limit', () => {
  const send = (body: string | ReadableStream, ip = '203.0.113.9', token?: string) =>
    fetch(`${office.url}/api/v1/auth/user/${token ? 'organization' : 'login'}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': ip,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body,
      ...(typeof body !== 'string' && { duplex: 'half' as const }),
    });

  it('is rejected by its declared length before processing', async () => {
    const query = vi.spyOn(office.database.pool, 'query');
    const answer = await send(' '.repeat(1_000_000));
    expect(answer.status).toBe(413);
    expect(answer.headers.get('connection')).toBe('close');
    expect(query).not.toHaveBeenCalled();
    query.mockRestore();
  });

  it('is counted per address, and per member with a token', async () => {
    const { token } = await member();
    const statuses = async (ip: string, bearer?: string) => {
      const answers = await Promise.allSettled(
        Array.from(
          { length: 15 },
          async () => (await send(' '.repeat(200_000), ip, bearer)).status,
        ),
      );
      // The connection can be closed before the client has sent a body that is not read.
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    };
    const count = (list: number[], status: number) => list.filter((each) => each === status).length;
    expect(count(await statuses('203.0.113.10'), 413)).toBe(10);
    expect((await send('{}', '203.0.113.10')).status).toBe(400);
    expect(count(await statuses('203.0.113.10', token), 413)).toBe(10);
    expect((await ask((await member()).token)).status).toBe(200);
  });

  it('is rejected while streaming without a declared length', async () => {
    const chunk = new TextEncoder().encode(' '.repeat(64 * 1024));
    let left = 4;
    const stream = new ReadableStream({
      pull: (controller) => {
        left -= 1;
        if (left < 0) controller.close();
        else controller.enqueue(chunk);
      },
    });
    expect((await send(stream)).status).toBe(413);
  });
});

it('inspects at most ten of fifty concurrent uploads with invalid bytes', async () => {
  const { token } = await member();
  const { body } = await office.call<Schemas['PreSignedUpload']>(
    'POST',
    '/v1/files/user/profile/pre-sign',
    { token, body: { fileName: 'a.png', fileSize: 6000 } },
  );
  const answers = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const { status } = await fetch(`${office.url}${body.uploadUrl}`, {
        method: 'PUT',
        headers: body.headers,
        body: new Uint8Array(6000),
      });
      return status;
    }),
  );
  expect(answers.filter((status) => status === 422).length).toBeLessThanOrEqual(10);
  expect(answers.filter((status) => status === 429).length).toBeGreaterThanOrEqual(40);
});

describe('rate limits', () => {
  it('apply to sign-in attempts before other calls', async () => {
    const limited = await startOffice({ rateLimit: 300 });
    try {
      const person = await makePerson(limited, null);
      const guess = (email: string, ip: string) =>
        limited.call<{ data?: { retryAfter: number } }>('POST', '/v1/auth/user/login', {
          body: { email, password: 'wrong' },
          ip,
        });
      for (let count = 0; count < 5; count += 1) {
        expect((await guess(person.email, '198.51.100.1')).status).not.toBe(429);
      }
      const refused = await guess(person.email.toUpperCase(), '198.51.100.1');
      expect(refused).toMatchObject({ status: 429, errors: 'tooManyRequests' });
      expect(refused.body.data!.retryAfter).toBeGreaterThan(0);
      expect((await guess('x@example.com', '198.51.100.2')).status).not.toBe(429);
      const statuses = new Set<number>();
      for (let count = 0; count < 35; count += 1) {
        statuses.add((await guess(`x${count}@example.com`, '198.51.100.3')).status);
      }
      expect(statuses).toContain(429);
      const call = await limited.call('GET', '/v1/maintenances/user', { ip: '198.51.100.3' });
      expect(call.status).toBe(200);
    } finally {
      await limited.close();
    }
  });

  it('do not count accepted sign-ins from the address of a company', async () => {
    // One sign-in per minute and account, six per minute and address.
    const limited = await startOffice({ rateLimit: 60 });
    try {
      const ip = '198.51.100.4';
      const login = async (email: string, word = password, from = ip) => {
        const body = { email, password: word };
        return (await limited.call('POST', '/v1/auth/user/login', { body, ip: from })).errors;
      };
      const emails: string[] = [];
      for (let count = 0; count < 10; count += 1) {
        const { email } = await makePerson(limited, null);
        // The network of the first sign-in is trusted. In another one, the sign-in continues with an emailed code.
        if (count % 2 > 0) await login(email, password, `203.0.113.${count}`);
        emails.push(email);
      }
      const answers: unknown[] = [];
      for (const email of emails) answers.push(await login(email));
      expect(new Set(answers)).toEqual(new Set([undefined, 'loginIpUnknown']));
      expect(await login(emails[0]!)).toBe('tooManyRequests');
      const wrong: unknown[] = [];
      for (let count = 0; count < 6; count += 1)
        wrong.push(await login(`x${count}@example.com`, 'wrong'));
      expect(wrong).toEqual([...Array<string>(5).fill('emailNotFound'), 'tooManyRequests']);
    } finally {
      await limited.close();
    }
  });

  it('keep calls of members apart from calls without a valid token at their address', async () => {
    const limited = await startOffice({ rateLimit: 30 });
    try {
      const { organizationId } = await makeOrganization(limited, 'Sakura');
      const [aoi, ren] = [
        await signInToOrganization(
          limited,
          await makePerson(limited, organizationId),
          organizationId,
        ),
        await signInToOrganization(
          limited,
          await makePerson(limited, organizationId),
          organizationId,
        ),
      ];
      const ask = (token: string, times: number) =>
        Promise.all(
          Array.from({ length: times }, async () => {
            return (await limited.call('GET', '/v1/settings', { token })).status;
          }),
        );
      expect(new Set(await ask(aoi.token, 35))).toEqual(new Set([200, 429]));
      expect(await ask(ren.token, 1)).toEqual([200]);
      const faces = Array.from({ length: 35 }, () => limited.call('GET', '/v1/users/portraits/x'));
      expect(await Promise.all(faces)).not.toContainEqual(expect.objectContaining({ status: 429 }));
      expect(await ask('made up', 300)).toContain(429);
      expect(await ask(ren.token, 1)).toEqual([200]);
    } finally {
      await limited.close();
    }
  });

  it('reject a flood of calls without a token', async () => {
    const limited = await startOffice({ rateLimit: 80 });
    try {
      const statuses: number[] = [];
      for (let count = 0; count < 25; count += 1) {
        statuses.push((await limited.call('GET', '/v1/maintenances/user')).status);
      }
      expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200));
      expect(statuses.slice(20)).toEqual(Array(5).fill(429));
    } finally {
      await limited.close();
    }
  });
});

describe('calls of webhook URLs', () => {
  const postTo = (secret: string) =>
    fetch(`${office.url}/api/v1/webhooks/${secret}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"text":"x"}',
    });

  it('with unknown secrets do not count as attempts to sign in', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => postTo('office_hook_x')));
    expect(answers.some(({ status }) => status === 404)).toBe(true);
    expect(answers.some(({ status }) => status === 429)).toBe(true);
    const body = { email: 'unknown@sakura.example', password: 'wrong' };
    const { status } = await office.call('POST', '/v1/auth/user/login', { body });
    expect(status).not.toBe(429);
  });

  it('are limited per webhook, not per address', async () => {
    const { chatters } = await makeChatMembers(office, ['青木 葵']);
    const room = await makeChannel(office, chatters);
    const postFifteen = async () => {
      const { body } = await office.call<Schemas['ChatWebhookWithUrl']>(
        'POST',
        `/v1/user/chat-rooms/${room.id}/webhooks`,
        { token: chatters[0]!.token, body: { name: 'CI' } },
      );
      const secret = body.url.split('/').at(-1)!;
      return Promise.all(Array.from({ length: 15 }, () => postTo(secret)));
    };
    const answers = [...(await postFifteen()), ...(await postFifteen())];
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200));
  });

  it('return the token of the webhook when the organisation is above its limit', async () => {
    let now = 0;
    const limits = new CallLimits(
      new RateLimiter({
        limits: rateLimitsOf(rateLimit),
        store: { debit: () => Promise.resolve(new Map()) },
        now: () => new Date(now),
        onError: () => undefined,
      }),
    );
    const post = (id: string) => limits.webhook({ id, organizationId });
    await Promise.all(Array.from({ length: 100 }, (_, at) => post(`other ${at}`)));
    const refused = Array.from({ length: 20 }, () => post('ci').catch(() => 'refused'));
    expect(await Promise.all(refused)).toEqual(Array.from({ length: 20 }, () => 'refused'));
    now = 1000;
    await Promise.all(Array.from({ length: 10 }, () => post('ci')));
  });
});
