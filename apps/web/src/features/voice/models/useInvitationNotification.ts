import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyUnseen } from '../../notification/index.ts';
import type { IncomingInvitation } from './IncomingInvitations.ts';

export function useInvitationNotification(invitation: IncomingInvitation | undefined): void {
  const { t } = useTranslation('voice');
  const notify = useEffectEvent(() => {
    if (!invitation) return;
    const { id, inviter, roomName } = invitation;
    const { name } = inviter;
    const body =
      roomName === null
        ? t('invitation.call', { name })
        : t('invitation.room', { name, room: roomName });
    const notice = { title: name, body, path: '/voice-chat', tag: `voice-${id}` };
    // Silent because the call rings separately.
    notifyUnseen({ id, setting: 'voiceChatInvite', notice, silent: true });
  });
  const id = invitation?.id;
  useEffect(() => {
    if (id) notify();
  }, [id]);
}
