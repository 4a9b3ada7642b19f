import { findOpenFloorSummaries } from '../../map/floors.ts';
import type { Handlers } from '../../platform/operation.ts';
import { scimUrl } from './scim-routes.ts';
import { findCountedGroups } from './scim-group-store.ts';
import { changeGroupSettings } from './scim-groups.ts';
import { findTokens } from './scim-token-store.ts';
import { createToken, revokeToken, toToken } from './scim-tokens.ts';

export const scimHandlers = {
  getScim: async (_input, { db, config, viewer: { organizationId } }) => ({
    endpoint: scimUrl({ config }),
    tokens: (await findTokens(db, organizationId)).map(toToken),
    groups: await findCountedGroups(db, organizationId),
    floors: (await findOpenFloorSummaries(db, organizationId)).map(({ id, name, officeName }) => ({
      ...{ id, name, officeName },
    })),
  }),
  createScimToken: ({ body }, context) => createToken(context, body),
  revokeScimToken: ({ params }, context) => revokeToken(context, params.scimTokenId),
  updateScimGroup: ({ params, body }, context) =>
    changeGroupSettings(context, params.scimGroupId, body),
} satisfies Handlers;
