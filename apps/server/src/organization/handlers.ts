import type { Handlers } from '../platform/operation.ts';
import { pageOf } from '../http/page.ts';
import { acceptInvite, checkInvite } from './invites.ts';
import { acceptOwnInvite, listOwnInvites } from './own-invites.ts';
import { listMeetingRooms } from './meeting-rooms.ts';
import { getOrganization, listJoined } from './organizations.ts';

export const organizationHandlers = {
  listJoinedOrganizations: ({ query }, context) => listJoined(context, pageOf(query, 5)),
  getOrganization: ({ params }, context) => getOrganization(context, params.organizationId),
  listOwnInvites: (_input, context) => listOwnInvites(context),
  acceptOwnInvite: ({ params }, context) => acceptOwnInvite(context, params.organizationId),
  checkOrganizationInvite: ({ body }, context) => checkInvite(context, body.token, context.claims),
  acceptOrganizationInvite: ({ body }, context) => acceptInvite(context, body.token),
  listMeetingRooms: ({ query }, context) =>
    listMeetingRooms(context, { keyword: query.keyword ?? '', ...pageOf(query) }),
} satisfies Handlers;
