import { NoticeStack } from '@office/client/notices/NoticeStack.ts';

/**
 * Notices of the workplace in the order of their priority. One is shown at a time: members who wait for an
 * answer first, then what stopped working, the place of the member, and offers.
 */
const noticeKinds = [
  'invitation',
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

export type NoticeKind = (typeof noticeKinds)[number];

export const notices = new NoticeStack<NoticeKind>(noticeKinds);
