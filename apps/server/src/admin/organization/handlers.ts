import { pageOf } from '../../http/page.ts';
import type { Handlers } from '../../platform/operation.ts';
import { updateAreas } from './areas.ts';
import * as contracts from './contracts.ts';
import * as organizations from './organizations.ts';
import { preSignLogo, updateProfile } from './profile.ts';
import { previewRetention, updateRetention } from './retention.ts';
import { getSettings } from './settings.ts';
import { updateSignInRules } from './sign-in-rules.ts';

export const adminOrganizationHandlers = {
  getAdminOrganization: (_input, context) => getSettings(context, context.claims),
  updateAdminOrganizationProfile: ({ body }, context) =>
    updateProfile(context, context.claims, body),
  preSignOrganizationLogo: ({ body }, context) => preSignLogo(context, context.claims, body),
  updateSignInRules: ({ body }, context) => updateSignInRules(context, context.claims, body),
  updateOrganizationAreas: ({ body }, context) => updateAreas(context, context.claims, body),
  updateRetention: ({ body }, context) => updateRetention(context, context.claims, body),
  previewRetention: ({ query }, context) => previewRetention(context, context.claims, query),
  listAdminContracts: ({ query }, context) =>
    contracts.listAdminContracts(context, context.claims, pageOf(query)),
  createAdminContract: ({ body }, context) =>
    contracts.createAdminContract(context, context.claims, body),
  updateAdminContract: ({ params, body }, context) =>
    contracts.updateAdminContract(context, context.claims, params.contractId, body),
  blockAdminContract: ({ params, body }, context) =>
    contracts.setContractBlocked(context, context.claims, params.contractId, body.blocked),
  listAdminOrganizations: ({ query }, context) => {
    const { keyword = '', blocked, sort = 'name', order = 'asc' } = query;
    const search = { keyword, blocked, sort, order };
    return organizations.listAdminOrganizations(context, search, pageOf(query));
  },
  createAdminOrganization: ({ body }, context) =>
    organizations.createAdminOrganization(context, context.claims, body),
  blockAdminOrganization: ({ params, body }, context) =>
    organizations.setOrganizationBlocked(context, params.organizationId, body.blocked),
} satisfies Handlers;
