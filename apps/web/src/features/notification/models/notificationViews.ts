import type { Schemas } from '@office/api';
import type { NotificationItem, NotificationView } from '@office/ui/screens/notification';
import { displayName } from '@office/client/people/displayName.ts';
import { notificationHref } from './toNotificationToast.ts';

export function toItem(notification: Schemas['NotificationSummary']): NotificationItem {
  const { id, kind, title, excerpt, eventAt, readAt, createdAt } = notification;
  const href = notificationHref(id);
  return { notificationId: id, kind, title, excerpt, eventAt, readAt, createdAt, href };
}

export function toView(notification: Schemas['Notification']): NotificationView {
  const { kind, title, content, format, author, eventAt, createdAt, path } = notification;
  return {
    kind,
    title,
    content,
    format,
    eventAt,
    createdAt,
    ...(author && { author: { name: displayName(author), avatarUrl: author.avatarUrl } }),
    ...(path && { leadsTo: { page: pageOf(path) } }),
  };
}

type Page = NonNullable<NotificationView['leadsTo']>['page'];

const pages: Readonly<Record<string, Page>> = {
  'online-meeting': 'meeting',
  'chat-room': 'chat',
  'direct-message': 'chat',
  'voice-chat': 'voice',
  'my-desk': 'desk',
  map: 'map',
  people: 'person',
  profile: 'profile',
  'survey-form': 'survey',
  'bulletin-board': 'post',
  tutorial: 'tutorial',
  'question-and-answer': 'help',
};

function pageOf(path: string): Page {
  const [, first = ''] = /^\/([^/?#]*)/.exec(path) ?? [];
  return pages[first] ?? 'other';
}
