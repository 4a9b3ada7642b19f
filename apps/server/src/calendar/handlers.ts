import { takeNotice } from '../meeting/accounts/calendar-channels.ts';
import type { Handlers } from '../platform/operation.ts';
import * as accounts from './accounts.ts';
import { listExternalEvents } from './external-events.ts';
import * as feed from './feed.ts';

export const calendarHandlers = {
  getCalendarFeedAddress: (_, context) => feed.getFeedAddress(context, context.claims),
  renewCalendarFeedAddress: (_, context) => feed.renewFeedAddress(context, context.claims),
  deleteCalendarFeedAddress: (_, context) => feed.deleteFeedAddress(context, context.claims),
  getCalendarFeed: ({ params }, context) => feed.readFeed(context, params.file),
  listExternalEvents: ({ query }, context) => listExternalEvents(context, context.claims, query),
  listCalendarAccounts: (_, context) => accounts.listAccounts(context, context.claims),
  linkCalendarAccount: ({ body }, context) => accounts.linkAccount(context, context.claims, body),
  findCalDavCalendars: ({ body }, context) => accounts.findCalendars(context, context.claims, body),
  syncCalendarAccount: ({ params }, context) =>
    accounts.syncNow(context, context.claims, params.id),
  unlinkCalendarAccount: ({ params }, context) =>
    accounts.unlinkCalendar(context, context.claims, params.id),
  takeCalendarNotice: ({ params, query }, context) => takeNotice(context, params.id, query),
} satisfies Handlers;
