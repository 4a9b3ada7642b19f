import { saveFile } from '@office/client/lib/saveFile.ts';
import { storage } from '@office/client/lib/browserStorage.ts';
import { formatDateTime, voiceNamespace } from '@office/vocabulary';
import { connectionOptions } from '@office/world/reconnection';
import { currentLanguage } from '@office/client/i18n/i18n.ts';
import { browserDeps } from '@office/client/lib/deps.ts';
import { office, quietOffice } from '../../../platform/api/client.ts';
import { selectedDevice } from '../../../platform/device/mediaDevices.ts';
import { openServerSocket } from '../../../platform/realtime/serverSocket.ts';
import { SocketPool } from '../../../platform/realtime/SocketPool.ts';
import type { SpeechRecognizer } from '../media/SpeechToText.ts';
import { openCamera, openScreen } from '../media/openVideo.ts';
import { openMicrophone, type MicrophoneSettings } from '../media/openMicrophone.ts';
import { openRecordingFile } from '../media/openRecordingFile.ts';
import { transcriptName, transcriptText } from '../media/transcriptText.ts';
import { recordingFormat } from '../media/CallRecorder.ts';
import type { CallCaptionsDeps } from './recording/CallCaptions.ts';
import type { CallRecordingDeps } from './recording/CallRecording.ts';
import { CallPreview, type CallPreviewDeps } from './call/CallPreview.ts';
import type { CallRoom } from './call/callState.ts';
import type { JoinOptions } from './calls/OutgoingCall.ts';
import { VoiceCall } from './call/VoiceCall.ts';
import type { VoiceCallDeps } from './call/VoiceCallDeps.ts';
import { isBatteryLow } from '../../../platform/device/battery.ts';
import type { RemoteVoices } from '../rtc/participants.ts';
import { RoomWaitingList } from '../rtc/RoomWaitingList.ts';
import { voiceApi } from './voiceApi.ts';
import type { ZoneAutoJoinDeps } from './rooms/ZoneAutoJoin.ts';
import type { BackgroundDeps } from '../media/background/BackgroundFilter.ts';
import { selectBackground, selectedBackground } from '../media/background/backgroundChoice.ts';
import { unwrap } from '@office/api';
import type { TranscriptApi } from './recording/CallTranscript.ts';

const base = '/v1/meetings/{id}/transcripts';

const transcriptApi: TranscriptApi = {
  start: (id) => unwrap(office.POST(base, { params: { path: { id } } })),
  consent: (path, consented) =>
    unwrap(office.PUT(`${base}/{transcriptId}/consent`, { params: { path }, body: { consented } })),
  stop: (path) => unwrap(office.POST(`${base}/{transcriptId}/stop`, { params: { path } })),
  addLines: (path, lines) =>
    unwrap(quietOffice.POST(`${base}/{transcriptId}/lines`, { params: { path }, body: { lines } })),
};

/** Loads the effect only when a background is selected. */
const browserBackground: BackgroundDeps = {
  clock: browserDeps.clock,
  background: selectedBackground,
  turnOff: () => selectBackground('none'),
  async startPipeline(...start) {
    const { startBrowserPipeline } = await import('../media/background/browserPipeline.ts');
    return startBrowserPipeline(...start);
  },
};

export interface BrowserCallOptions extends JoinOptions {
  voices: RemoteVoices;
  microphoneSettings(): MicrophoneSettings;
  myUserId: string;
  onRecordingNotice: CallRecordingDeps['onNotice'];
  approach(userId: string): void;
}

const maxRetryDelayMs = { inCall: 1000, otherwise: connectionOptions.reconnectionDelayMax };

const callSockets = new SocketPool(() => openServerSocket(voiceNamespace));

type Constructor = new () => SpeechRecognizer;

function speechRecognizer(): (() => SpeechRecognizer) | null {
  const { SpeechRecognition, webkitSpeechRecognition } = window as {
    SpeechRecognition?: Constructor;
    webkitSpeechRecognition?: Constructor;
  };
  const Recognizer = SpeechRecognition ?? webkitSpeechRecognition;
  return Recognizer ? () => new Recognizer() : null;
}

const key = 'office.captionsAgreed';

function captionAgreement(userId: string): CallCaptionsDeps['agreement'] {
  return {
    isGiven: () => storage.getItem(key) === userId,
    set: (isSet) => (isSet ? storage.setItem(key, userId) : storage.removeItem(key)),
  };
}

/** Parts of a call that are the same for members and guests. */
export const browserCallParts: Pick<
  VoiceCallDeps,
  'openScreen' | 'createConnection' | 'surroundings' | 'sfuLoaders'
> = {
  openScreen,
  // Gathers ICE candidates while the media is still being negotiated.
  createConnection: (configuration) =>
    new RTCPeerConnection({
      ...configuration,
      bundlePolicy: 'max-bundle',
      iceCandidatePoolSize: 1,
    }),
  sfuLoaders: (createConnection) => ({
    async relayed(events, { canPublish }, signaling) {
      const { RelayedSession } = await import('../rtc/sfu/RelayedSession.ts');
      const deps = { ...browserDeps, ...events, signaling, createConnection };
      return new RelayedSession({ ...deps, canPublish });
    },
    async liveKit(events, access) {
      const { LiveKitSession } = await import('../rtc/sfu/LiveKitSession.ts');
      return new LiveKitSession({ ...events, ...access });
    },
  }),
  surroundings: () => ({
    visible: document.visibilityState === 'visible',
    lowBattery: isBatteryLow(),
  }),
};

export function startBrowserCall(
  room: CallRoom,
  { microphoneSettings, myUserId, onRecordingNotice, ...options }: BrowserCallOptions,
): VoiceCall {
  const socket = callSockets.take();
  const call = new VoiceCall({
    ...browserDeps,
    ...options,
    ...browserDevices({ microphoneSettings }),
    ...browserCallParts,
    room,
    openSocket: () => socket,
    renewAccessToken,
    fetchJoinToken: () => voiceApi.joinToken(room.id),
    captions: {
      createRecognizer: speechRecognizer(),
      language: currentLanguage,
      agreement: captionAgreement(myUserId),
    },
    recording: { ...browserRecording(room), onNotice: onRecordingNotice },
    transcript: transcriptApi,
  });
  // Other sockets of the page may share this connection.
  socket.io.reconnectionDelayMax(maxRetryDelayMs.inCall);
  call.subscribe(() => {
    if (call.getSnapshot().phase === 'ended')
      socket.io.reconnectionDelayMax(maxRetryDelayMs.otherwise);
  });
  return call;
}

function browserRecording({
  name,
}: CallRoom): Pick<CallRecordingDeps, 'openFile' | 'createRecorder' | 'saveTranscript'> {
  const format = recordingFormat();
  return {
    openFile: () => {
      const now = formatDateTime(new Date());
      return format ? openRecordingFile(`${name} ${now}`, format) : Promise.resolve(null);
    },
    saveTranscript(lines, recordingName) {
      const title = `${name} ${formatDateTime(lines[0]?.at ?? Date.now())}`;
      const text = new Blob([transcriptText(title, lines)], { type: 'text/plain;charset=utf-8' });
      const fileName = transcriptName(recordingName);
      saveFile(text, fileName);
      return fileName;
    },
    async createRecorder(deps) {
      const { browserRecorder } = await import('../media/browserRecorder.ts');
      if (!format) throw new DOMException('No recorder', 'NotSupportedError');
      return browserRecorder(format, deps);
    },
  };
}

export const waitInBrowser: ZoneAutoJoinDeps['joinQueue'] = (roomId, { free, refused }) => {
  const queue = new RoomWaitingList(roomId, {
    socket: openServerSocket(voiceNamespace),
    renewAccessToken,
    onFree: free,
    onRefused: refused,
  });
  return () => queue.stop();
};

export function startBrowserPreview(
  options: Pick<BrowserCallOptions, 'microphoneSettings'>,
): CallPreview {
  return new CallPreview(browserDevices(options));
}

export function browserDevices({
  microphoneSettings,
}: Pick<BrowserCallOptions, 'microphoneSettings'>): CallPreviewDeps {
  return {
    microphoneId: () => selectedDevice('microphone'),
    openMicrophone: (deviceId, on) =>
      openMicrophone(deviceId, on, { ...microphoneSettings(), clock: browserDeps.clock }),
    cameraId: () => selectedDevice('camera'),
    openCamera,
    cameraBackground: browserBackground,
    streamOf: (track) => new MediaStream([track]),
  };
}

const renewAccessToken = async () => void (await office.refresh());
