import type { Deps } from '@office/client/lib/deps.ts';
import type { JoinToken } from '../../rtc/JoinTokens.ts';
import type { CallConnectionsDeps } from '../../rtc/CallConnections.ts';
import type { RemoteVoices } from '../../rtc/participants.ts';
import type { SignalingDeps, SignalingSocket } from '../../rtc/SignalingChannel.ts';
import type { SfuLoaders } from '../../rtc/sfu/SfuLinks.ts';
import type { CallCaptionsDeps } from '../recording/CallCaptions.ts';
import type { CallMediaDeps } from './CallMedia.ts';
import type { CallRecordingDeps } from '../recording/CallRecording.ts';
import type { CallRoom } from './callState.ts';
import type { TranscriptApi } from '../recording/CallTranscript.ts';
import type { CallVoiceDeps } from './CallVoice.ts';

export interface VoiceCallDeps extends Deps {
  room: CallRoom;
  muted: boolean;
  /** Number of other participants for whom connections are created during the join. */
  expectedPeers?: number | undefined;
  camera?: boolean | undefined;
  microphoneId: CallVoiceDeps['microphoneId'];
  openMicrophone: CallVoiceDeps['openMicrophone'];
  cameraId: CallMediaDeps['cameraId'];
  openCamera: CallMediaDeps['openCamera'];
  cameraBackground: CallMediaDeps['cameraBackground'];
  openScreen: CallMediaDeps['openScreen'];
  openSocket(): SignalingSocket;
  renewAccessToken: SignalingDeps['renewAccessToken'];
  fetchJoinToken(): Promise<JoinToken>;
  createConnection(configuration: RTCConfiguration): RTCPeerConnection;
  voices: RemoteVoices;
  streamOf(track: MediaStreamTrack): MediaStream;
  surroundings: CallConnectionsDeps['surroundings'];
  sfuLoaders(createConnection: () => RTCPeerConnection): SfuLoaders;
  /** Walks to a participant of a direct call. */
  approach(userId: string): void;
  captions: Pick<CallCaptionsDeps, 'createRecognizer' | 'language' | 'agreement'>;
  recording: Pick<CallRecordingDeps, 'openFile' | 'createRecorder' | 'saveTranscript' | 'onNotice'>;
  transcript: TranscriptApi;
}
