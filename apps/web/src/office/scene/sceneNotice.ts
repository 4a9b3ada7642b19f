import type { SceneNotice } from './sceneReactions.ts';

/** The page that a notice of the scene belongs to: meetings, also the documents that are shared in one. */
export function pageOfNotice(notice: SceneNotice): string {
  switch (notice.kind) {
    case 'shareDocument':
      return '/online-meeting';
    case 'meetingAvailable':
      return `/online-meeting?meetingId=${encodeURIComponent(notice.meetingId)}`;
  }
}
