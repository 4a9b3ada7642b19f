import type { Handlers } from '../platform/operation.ts';
import * as feed from './feed.ts';

/** Calendars besides the office's own. */
export const calendarHandlers = {
  getCalendarFeedAddress: (_, context) => feed.getFeedAddress(context, context.claims),
  renewCalendarFeedAddress: (_, context) => feed.renewFeedAddress(context, context.claims),
  deleteCalendarFeedAddress: (_, context) => feed.deleteFeedAddress(context, context.claims),
  getCalendarFeed: ({ params }, context) => feed.readFeed(context, params.file),
} satisfies Handlers;
