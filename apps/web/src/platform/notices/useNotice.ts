import { useStore } from '@office/client/lib/useStore.ts';
import { useEffect } from 'react';
import { NoticeStack } from '@office/client/notices/NoticeStack.ts';

/**
 * By priority: members who wait for an answer, what stopped working, the place of the member,
 * offers.
 */
const noticeKinds = [
  'invitation',
  'waitingGuest',
  'recordingConsent',
  'transcriptConsent',
  'continueCall',
  'captionConsent',
  'calling',
  // Expires soon, unlike those below.
  'callEnd',
  'connection',
  'fullRoom',
  'meetingRoom',
  'joinableMeeting',
  // Has no notice: the part itself suggests the reload, so `newVersion` is not shown in addition.
  'outdatedPart',
  'newVersion',
  'tour',
  'push',
  'noScene',
] as const;

type NoticeKind = (typeof noticeKinds)[number];

export const notices = new NoticeStack<NoticeKind>(noticeKinds);

/** Registers a notice while it has a reason. Returns whether it is shown, by priority. */
export function useNotice(kind: NoticeKind, hasReason: boolean): boolean {
  const isFirst = useStore(notices, (shown) => shown === kind);
  useEffect(() => (hasReason ? notices.add(kind) : undefined), [kind, hasReason]);
  return hasReason && isFirst;
}
