import type { SceneNotice } from './sceneReactions.ts';

/** The page that a notice of the scene belongs to: meetings. */
export function pageOfNotice(notice: SceneNotice): string {
  switch (notice.kind) {
    case 'meetingAvailable':
      return `/online-meeting?meetingId=${encodeURIComponent(notice.meetingId)}`;
  }
}
