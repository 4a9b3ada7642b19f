import { updateLinkPreviewSetting } from '../../chat/link-previews/preview-setting.ts';
import {
  getOrganizationExport,
  requestOrganizationExport,
} from '../../data-exports/organization/organization-exports.ts';
import { pageOf } from '../../http/page.ts';
import type { Handlers } from '../../platform/operation.ts';
import { updateGuestLinkSetting } from '../../voice/guests/guest-link-setting.ts';
import { updateTranscriptSetting } from '../../voice/transcripts/transcript-setting.ts';
import { updateAreas } from './areas.ts';
import * as contracts from './contracts.ts';
import { cancelDeletion, scheduleDeletion } from './deletion.ts';
import { updateDemoColleagues } from './demo-colleagues.ts';
import { updateGroupMentionRules } from './group-mentions.ts';
import { updateGuestAccess } from './guest-access.ts';
import * as organizations from './organizations.ts';
import { preSignLogo, updateProfile } from './profile.ts';
import { previewRetention, updateRetention } from './retention.ts';
import { getSettings } from './settings.ts';
import { updateSignInRules } from './sign-in-rules.ts';

export const adminOrganizationHandlers = {
  getAdminOrganization: (_input, context) => getSettings(context),
  updateAdminOrganizationProfile: ({ body }, context) => updateProfile(context, body),
  preSignOrganizationLogo: ({ body }, context) => preSignLogo(context, body),
  updateSignInRules: ({ body }, context) => updateSignInRules(context, body, context),
  updateOrganizationAreas: ({ body }, context) => updateAreas(context, body),
  updateGroupMentionRules: ({ body }, context) => updateGroupMentionRules(context, body),
  updateRetention: ({ body }, context) => updateRetention(context, body),
  updateLinkPreviewSetting: ({ body }, context) => updateLinkPreviewSetting(context, body),
  updateDemoColleagues: ({ body }, context) => updateDemoColleagues(context, body),
  updateGuestLinkSetting: ({ body }, context) => updateGuestLinkSetting(context, body),
  updateGuestAccess: ({ body }, context) => updateGuestAccess(context, body),
  updateMeetingTranscriptSetting: ({ body }, context) => updateTranscriptSetting(context, body),
  getOrganizationExport: (_input, context) => getOrganizationExport(context),
  exportOrganization: ({ body }, context) => requestOrganizationExport(context, body),
  scheduleOrganizationDeletion: ({ body }, context) => scheduleDeletion(context, body),
  cancelOrganizationDeletion: (_input, context) => cancelDeletion(context),
  previewRetention: ({ query }, context) =>
    previewRetention(context, { ...query, meetingDays: query.meetingDays ?? null }),
  listAdminContracts: ({ query }, context) => contracts.listAdminContracts(context, pageOf(query)),
  createAdminContract: ({ body }, context) => contracts.createAdminContract(context, body),
  updateAdminContract: ({ params, body }, context) =>
    contracts.updateAdminContract(context, params.contractId, body),
  blockAdminContract: ({ params, body }, context) =>
    contracts.setContractBlocked(context, params.contractId, body.blocked),
  listAdminOrganizations: ({ query }, context) => {
    const { keyword = '', blocked, sort = 'name', order = 'asc' } = query;
    const search = { keyword, blocked, sort, order };
    return organizations.listAdminOrganizations(context, search, pageOf(query));
  },
  createAdminOrganization: ({ body }, context) =>
    organizations.createAdminOrganization(context, body),
  blockAdminOrganization: ({ params, body }, context) =>
    organizations.setOrganizationBlocked(context, params.organizationId, body.blocked),
} satisfies Handlers;
