import { titlePrefixes } from '@office/client/navigation/pageName.ts';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { playChime } from '../../../../platform/device/chime.ts';
import { notifyUnseen } from '../../../notification/index.ts';
import type { IncomingInvitation } from '../calls/IncomingInvitations.ts';

export interface CallAttentionState {
  invitation: IncomingInvitation | undefined;
  confirmUntil: number | null;
  isInvitedInOtherTab: boolean;
}

export function useCallAttention({
  invitation,
  confirmUntil: askedUntil,
  isInvitedInOtherTab: isAskedInOtherTab,
}: CallAttentionState): void {
  const { t } = useTranslation(['web', 'voice']);
  const isInvited = askedUntil !== null;
  const text = () => {
    if (invitation) return t('web:voice.windowTitle.called', { name: invitation.inviter.name });
    return isInvited || isAskedInOtherTab ? t('web:voice.windowTitle.asked') : '';
  };
  const prefix = text();
  useEffect(() => titlePrefixes.add(prefix), [prefix]);
  const notify = useEffectEvent(() => {
    const body = t('voice:goOn.hint');
    const id = `voice-go-on-${askedUntil}`;
    const notice = { title: t('voice:goOn.title'), body, path: '/voice-chat', tag: id };
    notifyUnseen({ id, setting: 'voiceChatInvite', notice, silent: true });
    void playChime();
  });
  useEffect(() => {
    if (isInvited) notify();
  }, [isInvited]);
}
