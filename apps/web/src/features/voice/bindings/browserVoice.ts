import { unwrap, type Schemas } from '@office/api';
import { realtimePath, voiceNamespace } from '@office/vocabulary';
import { io } from 'socket.io-client';
import { office, quietOffice } from '../../../platform/api/client.ts';
import { schedule } from '../../../lib/schedule.ts';
import { currentLanguage } from '../../../platform/i18n/i18n.ts';
import { session } from '../../../platform/session/browserSession.ts';
import { chosenDevice } from '../../../platform/device/mediaDevices.ts';
import { AudioOutput } from '../media/AudioOutput.ts';
import { CallManager, type CallManagerOptions } from '../models/CallManager.ts';
import { openMicrophone } from '../media/openMicrophone.ts';
import { VoiceCall, type JoinToken } from '../models/VoiceCall.ts';

/** What the member's settings say of sound. */
export type AudioSettings = Pick<
  Schemas['AudioSettings'],
  'microphoneEnabled' | 'microphoneVolume' | 'noiseSuppression'
>;

export interface PageVoice {
  voice: CallManager;
  output: AudioOutput;
}

/** Voice chat of one member on this page, with this browser's microphone, speakers and connections. */
export function createPageVoice(
  options: Pick<CallManagerOptions, 'myUserId' | 'enterRoom' | 'onJoin' | 'onLeave' | 'onNews'>,
  audio: () => AudioSettings,
): PageVoice {
  const output = new AudioOutput({
    createPlayer: () => new Audio(),
    streamOf: (track) => new MediaStream([track]),
  });
  const voice = new CallManager({
    ...options,
    schedule,
    now: () => Date.now(),
    nameOf: ({ roomName, roomNames }) => roomNames?.[currentLanguage()] ?? roomName,
    beginsMuted: () => !audio().microphoneEnabled,
    calls: {
      invite: (body) => unwrap(office.POST('/v1/voice-chat/invite', { body })),
      confirm: (body) => unwrap(office.POST('/v1/voice-chat/invite/confirm', { body })),
      async deleteRoom(id) {
        const params = { path: { id } };
        await unwrap(quietOffice.DELETE('/v1/voice-chat/rooms/{id}', { params }));
      },
    },
    startCall: (room, wishes, onEnd) =>
      new VoiceCall({
        room,
        ...wishes,
        onEnd,
        schedule,
        output,
        now: () => Date.now(),
        microphoneId: () => chosenDevice('microphone'),
        openMicrophone: (deviceId, on) => {
          const { microphoneVolume, noiseSuppression } = audio();
          return openMicrophone(deviceId, on, { volume: microphoneVolume / 100, noiseSuppression });
        },
        openSocket,
        renewToken: async () => void (await office.refresh()),
        fetchJoinToken: () => fetchJoinToken(room.id),
        connect: (configuration) => new RTCPeerConnection(configuration),
      }),
  });
  return { voice, output };
}

/** A socket to the rooms, not connected yet; each connection takes the newest token. */
function openSocket() {
  return io(voiceNamespace, {
    path: realtimePath,
    autoConnect: false,
    reconnectionDelay: 500,
    reconnectionDelayMax: 5000,
    auth: (send) => send({ token: session.getSnapshot().token }),
  });
}

async function fetchJoinToken(roomId: string): Promise<JoinToken> {
  const { token, expiresAt, iceServers, iceExpiresAt } = await unwrap(
    office.POST('/v1/voice-chat/token', { body: { roomId } }),
  );
  return {
    token,
    expiresAt: Date.parse(expiresAt),
    iceServers,
    iceExpiresAt: iceExpiresAt === null ? null : Date.parse(iceExpiresAt),
  };
}
