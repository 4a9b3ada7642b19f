import type { Handlers } from '../platform/operation.ts';
import { pageOf } from '../http/page.ts';
import { acceptInvite, checkInvite } from './invites.ts';
import { acceptOwnInvite, listOwnInvites } from './own-invites.ts';
import { listMeetingRooms } from './meeting-rooms.ts';
import { getOrganization, listJoined } from './organizations.ts';

export const organizationHandlers = {
  listJoinedOrganizations: ({ query }, context) =>
    listJoined(context, context.claims, pageOf(query, 5)),
  getOrganization: ({ params }, context) =>
    getOrganization(context, context.claims, params.organizationId),
  listOwnInvites: (_input, context) => listOwnInvites(context, context.claims),
  acceptOwnInvite: ({ params }, context) =>
    acceptOwnInvite(context, context.claims, params.organizationId),
  checkOrganizationInvite: ({ body }, context) =>
    checkInvite(context, body.token, context.claimsOrNull),
  acceptOrganizationInvite: ({ body }, context) =>
    acceptInvite(context, context.claims, body.token),
  listMeetingRooms: ({ query }, context) =>
    listMeetingRooms(context, context.claims, { keyword: query.keyword ?? '', ...pageOf(query) }),
} satisfies Handlers;
