import { sceneVoice } from '../../../office/scene/sceneVoice.ts';
import { chosenDevice, onDeviceChosen } from '../../../platform/device/mediaDevices.ts';
import { realtime } from '../../../platform/realtime/browserRealtime.ts';
import { onNewToken } from '../../../platform/session/onNewToken.ts';
import type { CallManager } from './CallManager.ts';
import type { Voice } from './createVoice.ts';
import { sceneVoiceHandlers } from './sceneVoiceHandlers.ts';

/** Brings to voice chat what happens around it, until the answer is called: that ends every call. */
export function bindVoice(voice: Voice): () => void {
  const { calls } = voice;
  calls.open();
  const stops = [
    ...bindInvitations(calls),
    sceneVoice.bind(sceneVoiceHandlers(voice)),
    realtime.on('updateMeetingStatus', (news) => voice.attendance.updated(news)),
    bindDevices(voice),
    onNewToken((token) => calls.call?.authenticate(token)),
    bindPageEnd(calls),
  ];
  return () => {
    for (const stop of stops) stop();
    calls.close();
  };
}

function bindInvitations(calls: CallManager): (() => void)[] {
  return [
    realtime.on('inviteJoinVoiceChat', ({ invitation }) => calls.invited(invitation)),
    realtime.on('inviteUsersJoinVoiceChat', ({ invitation, users }) =>
      calls.invited(
        invitation,
        users.map(({ id }) => id),
      ),
    ),
    realtime.on('inviteConfirmVoiceChat', (answer) => calls.answered(answer)),
    realtime.on('deleteRoom', ({ roomId, kind }) => {
      // Rooms of chat have no kind.
      if (kind !== null) calls.roomDeleted(roomId);
    }),
  ];
}

function bindDevices({ calls, output }: Voice): () => void {
  const takeChosen = () => {
    output.setSpeaker(chosenDevice('speaker'));
    void calls.call?.changeMicrophone();
  };
  takeChosen();
  return onDeviceChosen(takeChosen);
}

/** A page that is closed ends its call: nobody is left talking to an empty chair. */
function bindPageEnd(calls: CallManager): () => void {
  const leave = () => {
    calls.cancelOutgoing();
    calls.leave();
  };
  window.addEventListener('pagehide', leave);
  return () => window.removeEventListener('pagehide', leave);
}
