import type { SceneNotice } from './sceneReactions.ts';

export function pageOfNotice(notice: SceneNotice): string {
  switch (notice.kind) {
    case 'meetingAvailable':
      return `/online-meeting?meetingId=${encodeURIComponent(notice.meetingId)}`;
  }
}
