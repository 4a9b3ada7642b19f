import type { Handlers } from '../../platform/operation.ts';
import { scimUrl } from './scim-routes.ts';
import { findTokens } from './scim-token-store.ts';
import { createToken, revokeToken, toToken } from './scim-tokens.ts';

export const scimHandlers = {
  getScim: async (_input, { db, config, viewer: { organizationId } }) => ({
    endpoint: scimUrl({ config }),
    tokens: (await findTokens(db, organizationId)).map(toToken),
  }),
  createScimToken: ({ body }, context) => createToken(context, body),
  revokeScimToken: ({ params }, context) => revokeToken(context, params.scimTokenId),
} satisfies Handlers;
