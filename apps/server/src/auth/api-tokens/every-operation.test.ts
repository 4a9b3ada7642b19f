import { apiTokenScopes } from '@office/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isQuickSet } from '../../../../../scripts/test-set.mjs';
import { callOperation } from '../../../test/administration.ts';
import { makeChatMember } from '../../../test/chat.ts';
import { makeOrganization, password } from '../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { operationMetadata } from '../../http/contract.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  const { token: session } = await makeChatMember(server, await makeOrganization(server, 'Sakura'));
  const { status, body } = await server.call<{ secret: string }>(
    'POST',
    '/v1/auth/user/api-tokens',
    {
      token: session,
      body: {
        name: 'All scopes',
        scopes: [...apiTokenScopes],
        expiresInDays: 7,
        currentPassword: password,
      },
    },
  );
  expect(status).toBe(201);
  token = body.secret;
});
afterAll(() => server.close());

const authenticated = operationMetadata.filter(({ token: kind }) => kind !== 'none');
/** A sample in the quick set, because one place refuses the token for all operations. */
const withoutScope = authenticated
  .filter(({ scopes }) => !scopes)
  .filter((_, index) => !isQuickSet || index % 8 === 0);
const withScope = authenticated.filter(({ scopes }) => scopes);

const refusals = {
  accessToken: [403, 'apiTokenScopeMissing'],
  adminToken: [401, 'tokenInvalidOrExpired'],
  refreshToken: [
    expect.any(Number),
    expect.stringMatching(/^(userOrTokenNotFound|refreshFailed)$/),
  ],
};

describe('a token with every scope', () => {
  it.each(withoutScope.map((facts) => [facts.id, facts] as const))(
    'is refused by %s',
    async (_, facts) => {
      const { status, errors } = await callOperation(server, facts, { token });
      const expected = facts.security ? refusals[facts.security] : refusals.accessToken;
      expect([status, errors]).toEqual(expected);
    },
  );

  it.each(withScope.map((facts) => [facts.id, facts] as const))(
    'is accepted by %s',
    async (_, facts) => {
      const { status, errors } = await callOperation(server, facts, { token });
      expect(status).not.toBe(401);
      expect(errors).not.toBe('apiTokenScopeMissing');
    },
  );

  it('is refused by sockets', async () => {
    await expect(server.connect(token).ready).rejects.toMatchObject({
      data: { errors: 'tokenInvalidOrExpired' },
    });
  });

  it('has no scope for sign-in settings, sessions, tokens, exports and the administration', () => {
    const sensitive =
      /password|passkey|twofactor|session|trusted|apitoken|export|logout|selectorganization|language|webhook|feed|admin|invite/i;
    expect(withScope.map(({ id }) => id).filter((id) => sensitive.test(id))).toEqual([]);
  });
});
