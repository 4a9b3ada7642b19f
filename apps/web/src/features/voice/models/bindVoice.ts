import { browserDeps } from '@office/client/lib/deps.ts';
import { callRequests } from '../../../office/people/callRequests.ts';
import { sceneVoice } from '../../../office/scene/sceneVoice.ts';
import {
  selectedDevice,
  listDevices,
  onDeviceSelected,
  onDevicesChanged,
} from '../../../platform/device/mediaDevices.ts';
import { realtime } from '../../../platform/realtime/browserRealtime.ts';
import { session } from '../../../platform/session/browserSession.ts';
import { onNewToken } from '../../../platform/session/onNewToken.ts';
import { onBackgroundSelected } from '../media/background/backgroundChoice.ts';
import { bindMiniWindow } from './bindMiniWindow.ts';
import { bindPageEnd } from './bindPageEnd.ts';
import { callName } from './call/callName.ts';
import type { CallManager } from './calls/CallManager.ts';
import { personOf } from './calls/OutgoingCall.ts';
import { confirmBy } from './call/callState.ts';
import type { Voice } from './createVoice.ts';
import { microphoneMode } from './call/microphoneMode.ts';
import { PushToTalk } from './call/PushToTalk.ts';
import { isKeyUsedByElement, onPushToTalkKey, pushToTalkKey } from './call/pushToTalkKey.ts';
import { sceneVoiceHandlers } from './sceneVoiceHandlers.ts';

/** Connects voice chat to realtime, device and page events. The result disconnects it and ends the call. */
export function bindVoice(voice: Voice): () => void {
  const { calls } = voice;
  calls.open();
  const { organizationId } = session.getSnapshot();
  const stops = [
    ...bindInvitations(calls),
    sceneVoice.bind(sceneVoiceHandlers(voice)),
    callRequests.bind((person) => void calls.invite(personOf(person))),
    realtime.on('updateMeetingStatus', (news) => voice.attendance.updated(news)),
    realtime.on('voiceRoomChanged', (news) => voice.zones.roomChanged(news)),
    bindDevices(voice),
    bindCall(voice),
    bindMiniWindow(voice),
    bindPushToTalk(calls),
    onNewToken((token) => calls.call?.authenticate(token)),
    bindPageEnd(voice, {
      page: window,
      isStillSignedIn: () => session.getSnapshot().organizationId === organizationId,
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    voice.zones.dispose();
    calls.close();
  };
}

function bindInvitations(calls: CallManager): (() => void)[] {
  const { invitations, sent } = calls;
  return [
    realtime.on('inviteJoinVoiceChat', ({ invitation }) => invitations.invited(invitation)),
    realtime.on('inviteUsersJoinVoiceChat', ({ invitation, users }) =>
      invitations.invited(
        invitation,
        users.map(({ id }) => id),
      ),
    ),
    realtime.on('inviteConfirmVoiceChat', (answer) => calls.answered(answer)),
    realtime.on('voiceInvitationSettled', (news) => sent.settled(news)),
    realtime.on('presenceChanged', (news) => calls.freeMembers.presenceChanged(news)),
    calls.freeMembers.followConnection(realtime),
    realtime.on('deleteRoom', ({ roomId, kind }) => {
      // Chat rooms have no kind.
      if (kind !== null) calls.roomDeleted(roomId);
    }),
  ];
}

function bindDevices({ calls, output }: Voice): () => void {
  const applySelectedDevice = () => {
    output.setSpeaker(selectedDevice('speaker'));
    void calls.call?.changeDevices();
  };
  applySelectedDevice();
  const applyReconnectedDevice = async () => {
    const selectedId = selectedDevice('microphone');
    const isConnected = (await listDevices('microphone')).some(
      ({ deviceId }) => deviceId === selectedId,
    );
    if (isConnected) applySelectedDevice();
  };
  const stops = [
    onDeviceSelected(applySelectedDevice),
    onDevicesChanged(() => void applyReconnectedDevice()),
    onBackgroundSelected(() => calls.call?.changeBackground()),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Unmutes while the push-to-talk key is held, and mutes again only if the key unmuted. */
function bindPushToTalk(calls: CallManager): () => void {
  let opened = false;
  const talk = new PushToTalk({
    clock: browserDeps.clock,
    key: () => (calls.call ? pushToTalkKey() : null),
    handlesKey: isKeyUsedByElement,
    onPressChange(isPressed) {
      const call = calls.call?.getSnapshot();
      if (isPressed) opened = call !== undefined && call.phase !== 'ended' && call.muted;
      if (opened) void calls.call?.setMuted(!isPressed);
    },
  });
  const stop = talk.bind(window);
  const changeMode = microphoneMode(() => calls.call);
  const stopChoice = onPushToTalkKey(() => changeMode(pushToTalkKey() !== null));
  return () => {
    stop();
    stopChoice();
  };
}

function bindCall({ calls, elsewhere, stage }: Voice): () => void {
  elsewhere.open();
  const publishCall = () => {
    const { call } = calls.getSnapshot();
    stage.follow(call);
    void elsewhere.hold(
      call && { roomId: call.room.id, name: callName(call), confirmBy: confirmBy(call) },
    );
  };
  const stop = calls.subscribe(publishCall);
  // Resumed after a reload, before the workplace was rendered.
  if (calls.call) publishCall();
  return () => {
    stop();
    elsewhere.dispose();
  };
}
