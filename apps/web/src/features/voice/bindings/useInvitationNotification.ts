import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyWhileHidden } from '../../notification/index.ts';

interface Asking {
  id: string;
  inviter: { name: string };
  /** Null between two people. */
  roomName: string | null;
}

/** Someone who asks to talk is heard of by the device too, while no page is in sight. */
export function useInvitationNotification(invite: Asking | undefined): void {
  const { t } = useTranslation('voice');
  const tell = useEffectEvent(() => {
    if (!invite) return;
    const { id, inviter, roomName } = invite;
    const { name } = inviter;
    notifyWhileHidden(id, 'voiceChatInvite', {
      title: name,
      body:
        roomName === null
          ? t('invitation.call', { name })
          : t('invitation.room', { name, room: roomName }),
      path: '/voice-chat',
      tag: `voice-${id}`,
    });
  });
  const id = invite?.id;
  useEffect(() => {
    if (id) tell();
  }, [id]);
}
