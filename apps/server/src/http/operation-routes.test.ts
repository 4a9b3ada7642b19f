import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeLimiter } from '../../test/office.ts';
import type { Handlers, MemberContext } from '../platform/operation.ts';
import { ApiError } from './api-error.ts';
import type { Claims } from './claims.ts';
import { operationMetadata } from './contract.ts';
import { registerErrorHandler } from './error-handler.ts';
import { registerOperations } from './operation-routes.ts';

const account: Claims = {
  userId: 'aoi',
  audience: 'OFFICE',
  role: null,
  adminRole: null,
  sessionId: 'session',
  organizationId: null,
  contractId: null,
  ssoOrganizationId: null,
  closedAreas: [],
  confirmed: true,
  expiresAt: 0,
};
const member: Claims = { ...account, role: 'USER', organizationId: 'sakura' };
const tokens: Record<string, Claims> = {
  account,
  member,
  admin: { ...member, audience: 'ADMIN', role: 'SYSTEM_ADMIN', adminRole: 'SYSTEM_ADMIN' },
  adminAccount: { ...account, audience: 'ADMIN', role: 'SYSTEM_ADMIN', adminRole: 'SYSTEM_ADMIN' },
};

const handler = vi.fn<(input: unknown, context: Partial<MemberContext>) => void>();

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  registerErrorHandler(app);
  await registerOperations(app, {
    platform: { config: { environment: 'production' } as never },
    handlers: Object.fromEntries(operationMetadata.map(({ id }) => [id, handler])),
    authenticate: (token, { audience }) => {
      const claims = tokens[token ?? ''];
      if (!claims || claims.audience !== audience) throw new ApiError('tokenInvalidOrExpired');
      return Promise.resolve(claims);
    },
    signedUserId: () => Promise.resolve(null),
    isApiToken: () => false,
    authenticateApiToken: () => Promise.reject(new Error('not used')),
    limiter: makeLimiter(),
    refuseDuringMaintenance: () => Promise.resolve(),
    signLinks: (json) => json,
    record: () => ({
      audit: null as never,
      succeeded: () => Promise.resolve(),
      refused: () => Promise.resolve(),
    }),
  });
});
beforeEach(() => {
  handler.mockReset();
});
afterAll(() => app.close());

async function call(id: keyof Handlers, token?: string) {
  const { method, path } = operationMetadata.find((operation) => operation.id === id)!;
  const response = await app.inject({
    method: method as 'GET',
    url: `/api${path}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  return { status: response.statusCode, body: response.body };
}

describe('registerOperations', () => {
  it.each([
    ['listOffices', 'admin', 401, 'tokenInvalidOrExpired'],
    ['listOffices', 'account', 403, 'organizationNotSelected'],
    ['listAdminFloors', 'member', 401, 'tokenInvalidOrExpired'],
    ['getProfile', 'admin', 401, 'tokenInvalidOrExpired'],
    ['refreshToken', undefined, 401, 'unauthorized'],
  ] as const)(
    'rejects %s with the token %s before its handler',
    async (id, token, status, error) => {
      const response = await call(id, token);
      expect(response).toMatchObject({ status, body: expect.stringContaining(error) as string });
      expect(handler).not.toHaveBeenCalled();
    },
  );

  it.each(operationMetadata.filter(({ token }) => token === 'member'))(
    'rejects $id for a token without an organisation',
    async ({ id, security }) => {
      const response = await call(id, security === 'adminToken' ? 'adminAccount' : 'account');
      expect(response.body).toContain('organizationNotSelected');
      expect(handler).not.toHaveBeenCalled();
    },
  );

  it('passes the viewer to a handler that requires a member', async () => {
    await call('listOffices', 'member');
    expect(handler.mock.calls[0]?.[1]).toMatchObject({
      claims: member,
      viewer: { organizationId: 'sakura', userId: 'aoi' },
    });
  });

  it('passes the claims of a token without an organisation, and no viewer', async () => {
    await call('getProfile', 'account');
    const [, context] = handler.mock.calls[0]!;
    expect(context.claims).toBe(account);
    expect(context.viewer).toBeUndefined();
  });

  it('passes the bearer token to a handler that verifies a refresh token', async () => {
    await call('refreshToken', 'refresh-1');
    expect(handler.mock.calls[0]?.[1]).toMatchObject({ bearer: 'refresh-1' });
  });
});

describe('Handlers', () => {
  it('accepts a handler of members only for operations that require one', () => {
    const forMembers = (_input: unknown, { viewer }: MemberContext) => {
      throw new Error(viewer.organizationId);
    };
    const handlers: Handlers = {
      listOffices: forMembers,
      // @ts-expect-error The token may have no organisation.
      getProfile: forMembers,
      // @ts-expect-error The token is optional.
      checkOrganizationInvite: forMembers,
      // @ts-expect-error The operation has no token.
      login: forMembers,
      // @ts-expect-error The token is a refresh token.
      refreshToken: forMembers,
    };
    expect(Object.keys(handlers)).toHaveLength(5);
  });
});
