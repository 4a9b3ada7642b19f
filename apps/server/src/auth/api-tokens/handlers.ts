import { pageOf } from '../../http/page.ts';
import type { Handlers } from '../../platform/operation.ts';
import { updateApiTokenSetting } from './api-token-setting.ts';
import * as tokens from './api-tokens.ts';

export const apiTokenHandlers = {
  listApiTokens: (_input, context) => tokens.listApiTokens(context),
  createApiToken: ({ body }, context) => tokens.createApiToken(context, body, context),
  revokeApiToken: ({ params }, context) => tokens.revokeApiToken(context, params.apiTokenId),
  listAdminApiTokens: ({ query }, context) => tokens.listAdminApiTokens(context, pageOf(query)),
  revokeAdminApiToken: ({ params }, context) =>
    tokens.revokeAdminApiToken(context, params.apiTokenId),
  updateApiTokenSetting: ({ body }, context) => updateApiTokenSetting(context, body),
} satisfies Handlers;
