import { browserDeps } from '@office/client/lib/deps.ts';
import { storage } from '@office/client/lib/browserStorage.ts';
import { currentLanguage } from '@office/client/i18n/i18n.ts';
import { defaultAudioSettings } from '@office/vocabulary';
import { connectionOptions } from '@office/world/reconnection';
import { io } from 'socket.io-client';
import { AudioOutput } from '../../media/AudioOutput.ts';
import { browserCallParts, browserDevices } from '../startBrowserCall.ts';
import { CallPreview } from '../call/CallPreview.ts';
import { VoiceCall } from '../call/VoiceCall.ts';
import { guestApi } from './guestApi.ts';

const microphoneSettings = () => ({
  volume: defaultAudioSettings.microphoneVolume / 100,
  noiseSuppression: defaultAudioSettings.noiseSuppression,
});

export function createGuestOutput(): AudioOutput {
  return new AudioOutput({
    createPlayer: () => new Audio(),
    storage,
    streamOf: (track) => new MediaStream([track]),
  });
}

export function startGuestPreview(): CallPreview {
  return new CallPreview(browserDevices({ microphoneSettings }));
}

export interface GuestCallOptions {
  token: string;
  title: string;
  voices: AudioOutput;
  muted: boolean;
  camera: boolean;
}

const unavailable = () => Promise.reject(new DOMException('Not for guests', 'NotSupportedError'));

/** Joins the call of the meeting through the namespace of guests. Guests neither record nor transcribe. */
export function startGuestCall({
  token,
  title,
  voices,
  muted,
  camera,
}: GuestCallOptions): VoiceCall {
  return new VoiceCall({
    ...browserDeps,
    ...browserDevices({ microphoneSettings }),
    ...browserCallParts,
    // The server confines the guest to the call, so the id of the room is not needed.
    room: { id: '', kind: 'MEETING', name: title },
    muted,
    camera,
    voices,
    openSocket: () => io('/guest', { ...connectionOptions, auth: { token } }),
    renewAccessToken: () => Promise.resolve(),
    fetchJoinToken: () => guestApi.joinToken(token),
    approach: () => {},
    captions: {
      createRecognizer: null,
      language: currentLanguage,
      agreement: { isGiven: () => false, set: () => {} },
    },
    recording: {
      openFile: () => Promise.resolve(null),
      createRecorder: unavailable,
      saveTranscript: () => '',
      onNotice: () => {},
    },
    transcript: {
      start: unavailable,
      consent: unavailable,
      stop: unavailable,
      addLines: unavailable,
    },
  });
}
