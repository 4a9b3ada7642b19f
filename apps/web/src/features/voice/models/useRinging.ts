import { voiceInvitationMs } from '@office/vocabulary';
import { useEffect } from 'react';
import { playChime } from '../../../platform/device/chime.ts';
import { startRinging } from '../../../platform/device/ringTone.ts';
import { wantsNotices } from '../../notification/index.ts';
import { useIsTalking } from './useSpeaking.ts';
import { useCalls } from './voiceContext.ts';

const longest = voiceInvitationMs / 1000;

/** Plays the ring tone for incoming calls, also in a hidden tab, and for outgoing calls. */
export function useRinging(): void {
  const { outgoing, invitations } = useCalls();
  const isTalking = useIsTalking();
  const isCalled = invitations.length > 0;
  const isCalling = outgoing.status === 'ringing';
  useEffect(() => {
    if (!isCalled || !wantsNotices('sound')) return undefined;
    if (!isTalking) return startRinging('incoming', longest);
    void playChime();
    return undefined;
  }, [isCalled, isTalking]);
  useEffect(() => (isCalling ? startRinging('outgoing', longest) : undefined), [isCalling]);
}
