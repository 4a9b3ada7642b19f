import { handleNotification } from '../meeting/accounts/calendar-channels.ts';
import type { Handlers } from '../platform/operation.ts';
import * as accounts from './accounts.ts';
import { listExternalEvents } from './external-events.ts';
import * as feed from './feed.ts';

export const calendarHandlers = {
  getCalendarFeedAddress: (_, context) => feed.getFeedAddress(context),
  renewCalendarFeedAddress: (_, context) => feed.renewFeedAddress(context),
  deleteCalendarFeedAddress: (_, context) => feed.deleteFeedAddress(context),
  getCalendarFeed: ({ params }, context) => feed.readFeed(context, params.file),
  listExternalEvents: ({ query }, context) => listExternalEvents(context, query),
  listCalendarAccounts: (_, context) => accounts.listAccounts(context),
  linkCalendarAccount: ({ body }, context) => accounts.linkAccount(context, body),
  findCalDavCalendars: ({ body }, context) => accounts.findCalendars(context, body),
  syncCalendarAccount: ({ params }, context) => accounts.requestSync(context, params.id),
  unlinkCalendarAccount: ({ params }, context) => accounts.unlinkCalendar(context, params.id),
  takeCalendarNotice: ({ params, query }, context) => handleNotification(context, params.id, query),
} satisfies Handlers;
