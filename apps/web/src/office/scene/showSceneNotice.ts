import { formatTime } from '@office/vocabulary';
import i18next from 'i18next';
import { navigateTo } from '@office/client/navigation/navigation.ts';
import { quietTime } from '../../platform/reachability/browserQuietTime.ts';
import { toasts } from '@office/client/toasts/toasts.ts';
import { pageOfNotice } from './sceneNotice.ts';
import type { SceneNotice } from './sceneReactions.ts';

export function showSceneNotice(notice: SceneNotice): void {
  const toast = {
    type: 'INFO',
    title: i18next.t('web:scene.notice'),
    description: i18next.t(`web:scene.${notice.kind}`, wordsOf(notice)),
    onClick: () => navigateTo(pageOfNotice(notice)),
  } as const;
  if (quietTime.isOn()) return;
  // A joinable meeting is offered at most every ten minutes (design §6).
  if (notice.kind === 'meetingAvailable') toasts.showAtIntervals(notice.meetingId, toast);
  else toasts.show(toast);
}

function wordsOf(notice: SceneNotice): Record<string, string> {
  switch (notice.kind) {
    case 'meetingAvailable': {
      return { title: notice.title, time: formatTime(notice.startTime) };
    }
  }
}
