import i18next from 'i18next';
import { navigateTo } from '@office/client/navigation/navigation.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { isAlreadyReported } from '@office/client/errors/errorCode.ts';
import { toasts } from '@office/client/toasts/toasts.ts';
import type { CallNotice } from './callManagerTypes.ts';

export function showCallNotice(notice: CallNotice): void {
  const title = i18next.t('web:voice.title');
  switch (notice.kind) {
    case 'failed':
      return showFailure(notice.error);
    case 'invited': {
      const names = new Intl.ListFormat(i18next.resolvedLanguage).format(notice.names);
      toasts.show({
        type: 'SUCCESS',
        title,
        description: i18next.t('web:voice.invited', { names }),
      });
      return;
    }
    case 'watchesMember':
      toasts.show({
        type: 'SUCCESS',
        title,
        description: i18next.t('web:voice.watchesMember', { name: notice.name }),
      });
      return;
    case 'alreadyTalking':
      toasts.show({
        type: 'INFO',
        title,
        description: i18next.t('web:voice.alreadyTalking', { name: notice.name }),
      });
      return;
    case 'meetingOver':
      toasts.show({
        type: 'INFO',
        title: i18next.t('web:meeting.title'),
        description: i18next.t('web:meeting.over', { title: notice.title }),
      });
      return;
    case 'invitationAnswered': {
      const { kind, name } = notice.report;
      const description = i18next.t(`web:voice.invitation.${kind}`, { names: name });
      toasts.show({ type: kind === 'accepted' ? 'SUCCESS' : 'INFO', title, description });
      return;
    }
    case 'ended': {
      const { reason } = notice;
      if (typeof reason === 'object') return showFailure(reason.refused);
      // No notice for the member's own actions or for a block that is already reported.
      if (reason === 'left' || reason === 'closed' || reason === 'blocked') return;
      toasts.show({
        type: 'INFO',
        title,
        description: i18next.t(`web:voice.ended.${reason}`, { room: notice.room.name }),
        onClick: openList,
      });
    }
  }
}

const openList = () => navigateTo('/voice-chat');

/** @param failure error of an API call, or a code of the error catalogue */
function showFailure(failure: unknown): void {
  if (isAlreadyReported(failure)) return;
  const key = `errorResponse.${String(failure)}`;
  const isCode = typeof failure === 'string' && i18next.exists(key, { ns: 'errors' });
  const description = isCode ? i18next.t(key, { ns: 'errors' }) : errorText(failure);
  toasts.show({ type: 'ERROR', title: i18next.t('web:voice.title'), description });
}
