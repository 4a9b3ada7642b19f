import type {
  CallCaptionsState,
  CallDeviceKind,
  CallDevices,
  CallMeeting,
  CallNotice,
  CallRecordingState,
  LevelSource,
  VoiceParticipant,
} from '../voice.ts';
import type { CallExtrasProps } from '../CallExtras/index.ts';
import type { CallNoticeHandlers } from './CallNoticeLine.tsx';

export interface CallBarState {
  roomName: string;
  phase: 'joining' | 'in' | 'reconnecting';
  muted: boolean;
  /** One's own voice is heard. */
  speaking: boolean;
  /** The browser asks whether the microphone may be used. */
  asking?: boolean;
  /** One is heard only while the button is held, or a key: how that is written. The page listens to it. */
  pushToTalk?: string | undefined;
  /** One's own camera is on. */
  camera?: boolean;
  /** It is on its way, and the browser may be asking. */
  cameraStarting?: boolean;
  /** One shares one's screen. */
  sharing?: boolean;
  handRaised?: boolean;
  /** The pictures are shown large. */
  stageOpen?: boolean;
  /** They are shown in a small window of their own. */
  miniOpen?: boolean;
  /** The others. */
  participants: readonly VoiceParticipant[];
  /** The meeting that is held by this talk. */
  meeting?: CallMeeting;
  captions?: CallCaptionsState;
  recording?: CallRecordingState;
}

/** A kind that is absent is not chosen here. */
export type CallDeviceChoice = { microphone: CallDevices } & {
  [Kind in Exclude<CallDeviceKind, 'microphone'>]?: CallDevices;
};

/** Buttons without a callback are not there: the browser or the room has no such thing. */
export interface CallBarProps
  extends CallNoticeHandlers, Omit<CallExtrasProps, 'captions' | 'recording'> {
  state: CallBarState;
  devices: CallDeviceChoice;
  /** The level of one's own microphone. */
  level?: LevelSource | undefined;
  notice?: CallNotice | undefined;
  onMute(event: { muted: boolean }): void;
  onPushToTalk?: ((event: { on: boolean }) => void) | undefined;
  onCamera?: ((event: { on: boolean }) => void) | undefined;
  onShareScreen?: ((event: { sharing: boolean }) => void) | undefined;
  onRaiseHand?: ((event: { raised: boolean }) => void) | undefined;
  /** The pictures are to be shown large, or the office again. */
  onStage?: ((event: { open: boolean }) => void) | undefined;
  /** The talk is to be seen in a small window of its own, or no longer. */
  onMiniWindow?: ((event: { open: boolean }) => void) | undefined;
  /** The talk is to go on by direct messages. */
  onWrite?: (() => void) | undefined;
  onSelectDevice(event: { kind: CallDeviceKind; deviceId: string | null }): void;
  /** The list of devices is looked at. */
  onOpenDevices(event: { kind: CallDeviceKind }): void;
  onOpenSettings(event: { section: 'audio' | 'video' }): void;
  onOpenRoom(): void;
  onLeave(): void;
  /** The meeting is to last half an hour longer. */
  onExtendMeeting?(): void;
  onEndMeeting?(): void;
}
