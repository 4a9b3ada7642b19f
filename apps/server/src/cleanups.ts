import { subHours } from 'date-fns/subHours';
import { invitationCleanup } from './admin/invitations/invitation-cleanup.ts';
import { usageCleanup } from './admin/overview/usage-cleanup.ts';
import { authCleanup } from './auth/auth-cleanup.ts';
import { assignSuccessors } from './chat/admin-succession.ts';
import { deleteExpired } from './chat/retention.ts';
import type { Cleanup } from './cleanup/cleanup.ts';
import { fileLinks } from './areas.ts';
import { deleteIdleBuckets } from './database/bucket-store.ts';
import { filesCleanup } from './files/files-cleanup.ts';
import { mailCleanup } from './mail/mail-cleanup.ts';
import { releaseSeats } from './map/seat-release.ts';
import { meetingCleanup } from './meeting/meeting-cleanup.ts';
import { notificationCleanup } from './notification/notification-cleanup.ts';
import { syncAllSharing } from './sharing-document/sharing-documents.ts';
import { surveyCleanup } from './survey/survey-cleanup.ts';
import { deleteStaleVoiceRooms } from './voice/room-cleanup.ts';

export const cleanups: readonly Cleanup[] = [
  {
    jobs: [
      (deps) => assignSuccessors(deps),
      (deps) => releaseSeats(deps),
      deleteExpired,
      syncAllSharing,
      ({ db, now }) => deleteStaleVoiceRooms(db, now()),
      ({ db, now }) => deleteIdleBuckets(db, subHours(now(), 1)),
    ],
  },
  authCleanup,
  meetingCleanup,
  notificationCleanup,
  surveyCleanup,
  mailCleanup,
  invitationCleanup,
  usageCleanup,
  filesCleanup(fileLinks),
];
