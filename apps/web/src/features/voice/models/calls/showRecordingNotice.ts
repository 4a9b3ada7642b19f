import i18next from 'i18next';
import { toasts } from '@office/client/toasts/toasts.ts';
import { participantName } from '../participantName.ts';
import type { CallManager } from './CallManager.ts';
import type { RecordingNotice } from '../recording/CallRecording.ts';
import { showCallNotice } from './showCallNotice.ts';

export function showRecordingNotice(
  calls: Pick<CallManager, 'getSnapshot'>,
): (notice: RecordingNotice) => void {
  const title = () => i18next.t('web:voice.recording.title');
  return (notice) => {
    switch (notice.kind) {
      case 'refused':
        return showCallNotice({ kind: 'failed', error: notice.error });
      case 'declined':
      case 'stopped': {
        const participants = calls.getSnapshot().call?.participants ?? [];
        const by = participants.find(({ participantId }) => participantId === notice.participantId);
        if (!by) return;
        const description = i18next.t(`web:voice.recording.${notice.kind}`, {
          name: participantName(by),
        });
        return toasts.show({ type: 'INFO', title: title(), description });
      }
      case 'saved': {
        const { kind, name } = notice.saved;
        const description = i18next.t(`web:voice.recording.${kind}`, { name });
        return toasts.show({ type: 'SUCCESS', title: title(), description });
      }
      case 'transcript': {
        const description = i18next.t('web:voice.recording.transcript', { name: notice.name });
        return toasts.show({ type: 'SUCCESS', title: title(), description });
      }
      case 'failed': {
        const { saved } = notice;
        const key = saved ? `failed.${saved.kind}` : 'failed.lost';
        const description = i18next.t(`web:voice.recording.${key}`, { name: saved?.name });
        return toasts.show({ type: 'ERROR', title: title(), description });
      }
    }
  };
}
