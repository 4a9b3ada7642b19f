import type { Handlers } from '../../platform/operation.ts';
import { answerGuest, listMeetingGuests, listWaitingGuests } from './guest-answers.ts';
import { createGuestLink, getGuestLink, revokeGuestLink } from './guest-links.ts';
import * as visits from './guest-visits.ts';

export const guestHandlers = {
  getMeetingGuestLink: ({ params }, context) => getGuestLink(context, params.id),
  createMeetingGuestLink: ({ params }, context) => createGuestLink(context, params.id),
  revokeMeetingGuestLink: ({ params }, context) => revokeGuestLink(context, params.id),
  listMeetingGuests: ({ params }, context) => listMeetingGuests(context, params.id),
  listWaitingGuests: (_input, context) => listWaitingGuests(context),
  answerMeetingGuest: ({ params, body }, context) =>
    answerGuest(context, { meetingId: params.id, guestId: params.guestId }, body),
  openGuestLink: ({ body }, context) => visits.openGuestLink(context, body.secret),
  createGuestVisit: ({ body }, context) => visits.createGuestVisit(context, body),
  getGuestVisit: ({ body }, context) => visits.getGuestVisit(context, body.token),
  createGuestVoiceToken: ({ body }, context) => visits.createGuestVoiceToken(context, body.token),
  askAgainAsGuest: ({ body }, context) => visits.askAgainAsGuest(context, body.token),
  leaveGuestVisit: ({ body }, context) => visits.leaveGuestVisit(context, body.token),
} satisfies Handlers;
