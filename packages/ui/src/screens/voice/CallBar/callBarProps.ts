import type { VoiceReactionKind } from '@office/vocabulary';
import type { PersonReaction } from '../../../patterns/callReactions/callReactions.ts';
import type {
  CallCaptionsState,
  CallDeviceKind,
  CallDevices,
  CallMeeting,
  CallNotice,
  CameraBackground,
  CameraBackgroundChoice,
  CallRecordingState,
  CallTranscriptState,
  LevelSource,
  RaisedHand,
  VoiceParticipant,
} from '../voice.ts';
import type { CallExtrasProps } from '../CallExtras/index.ts';
import type { CallNoticeHandlers } from './CallNoticeLine.tsx';

export interface CallBarState {
  roomName: string;
  phase: 'joining' | 'in' | 'reconnecting';
  muted: boolean;
  speaking: boolean;
  /** The browser is asking for microphone permission. */
  asking?: boolean;
  /** The label of the push-to-talk key, if enabled. The page handles the key. */
  pushToTalk?: string | undefined;
  noiseSuppression?: boolean;
  camera?: boolean;
  /** The camera or its background is starting, or the browser is asking for permission. */
  cameraStarting?: boolean;
  background?: CameraBackgroundChoice;
  sharing?: boolean;
  handRaised?: boolean;
  /** Raised hands in their order, including the member's. */
  hands?: readonly RaisedHand[];
  /** Current reactions of all participants, oldest first. */
  reactions?: readonly PersonReaction[];
  /** Unread messages of the conversation that `onChat` opens. */
  unreadMessages?: number;
  stageOpen?: boolean;
  miniOpen?: boolean;
  /** Excludes the member and listeners. */
  participants: readonly VoiceParticipant[];
  /** Number of other listeners in an all-hands room. */
  listeners?: number;
  /** Whether the member only listens, without microphone and camera. */
  isListener?: boolean;
  meeting?: CallMeeting;
  captions?: CallCaptionsState;
  recording?: CallRecordingState;
  transcript?: CallTranscriptState;
}

/** Kinds that are omitted cannot be selected here. */
export type CallDeviceChoice = { microphone: CallDevices } & {
  [Kind in Exclude<CallDeviceKind, 'microphone'>]?: CallDevices;
};

/** Omit a callback to hide its button, for example if the browser or the room lacks the feature. */
export interface CallBarProps
  extends CallNoticeHandlers, Omit<CallExtrasProps, 'captions' | 'recording'> {
  state: CallBarState;
  devices: CallDeviceChoice;
  level?: LevelSource | undefined;
  notice?: CallNotice | undefined;
  onMute(event: { muted: boolean }): void;
  onPushToTalk?: ((event: { on: boolean }) => void) | undefined;
  onNoiseSuppression?: ((event: { on: boolean }) => void) | undefined;
  onCamera?: ((event: { on: boolean }) => void) | undefined;
  onBackground?: ((event: { background: CameraBackground }) => void) | undefined;
  onShareScreen?: ((event: { sharing: boolean }) => void) | undefined;
  onRaiseHand?: ((event: { raised: boolean }) => void) | undefined;
  onReact?: ((event: { reaction: VoiceReactionKind }) => void) | undefined;
  /** Opens the conversation of the people in the call. The call continues. */
  onChat?: (() => void) | undefined;
  onStage?: ((event: { open: boolean }) => void) | undefined;
  onMiniWindow?: ((event: { open: boolean }) => void) | undefined;
  onWrite?: (() => void) | undefined;
  onSelectDevice(event: { kind: CallDeviceKind; deviceId: string | null }): void;
  /** The device list was opened. */
  onOpenDevices(event: { kind: CallDeviceKind }): void;
  onOpenSettings(event: { section: 'audio' | 'video' }): void;
  onOpenRoom(): void;
  onLeave(): void;
  /** Extends the meeting by half an hour. */
  onExtendMeeting?(): void;
  onEndMeeting?(): void;
  /** Includes the speech of the member in the transcript, or excludes it. */
  onTranscriptConsent?: ((event: { consented: boolean }) => void) | undefined;
  onStopTranscript?: (() => void) | undefined;
}
