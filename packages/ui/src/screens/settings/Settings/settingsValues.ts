import type {
  GraphicsQuality,
  Language,
  MeetingRoomEntry,
  Provider,
  PushKind,
} from '@office/vocabulary';

/** The office to walk through, or its floors from above: one can do the same in both. */
export const officeViews = ['3d', '2d'] as const;
export type OfficeView = (typeof officeViews)[number];

export const themes = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themes)[number];

export interface AudioSettings {
  microphoneEnabled: boolean;
  noiseSuppression: boolean;
  /** The effect of entering a meeting room on its talk. Without it there is no choice to show. */
  meetingRoomEntry?: MeetingRoomEntry | undefined;
}

export interface VideoSettings {
  cameraEnabled: boolean;
  mirror: boolean;
}

/** The settings, stored on the server or on this device. Every change applies at once. */
export interface SettingsValues {
  language: Language;
  theme: ThemeChoice;
  /** MEDIUM where nothing was chosen. */
  graphics: GraphicsQuality;
  /** Kept by this browser. Without it there is no choice to show. */
  view?: OfficeView;
  audio: AudioSettings;
  video: VideoSettings;
  /** `sound`: for messages that come while the page is out of sight. */
  notification: Record<PushKind | 'sound', boolean>;
}

export interface Device {
  deviceId: string;
  /** Empty until the browser is allowed to tell. */
  label: string;
}

/**
 * A kind of device on this machine. `notAllowedError` and `notFoundError` are the browser's answers;
 * `unknown` is before it was asked, `insecureError` on a page that did
 * not come by HTTPS and cannot ask.
 */
export interface DeviceList {
  status: 'unknown' | 'ready' | 'notAllowedError' | 'notFoundError' | 'insecureError';
  devices: readonly Device[];
  /** Null is the device that the system uses by default. */
  selected: string | null;
}

export const deviceKinds = ['speaker', 'microphone', 'camera'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** The states of an account’s link. `loading` while one is being linked or unlinked. */
export interface LinkedAccount {
  provider: Provider;
  state: 'CONNECTED' | 'DISCONNECTED' | 'UNLINKED';
  /** Which account, such as its email address. */
  account?: string;
  loading?: boolean;
  /** Whether this office offers accounts of the provider; taken to be so. */
  offered?: boolean;
}

/** The accounts of a section, or what keeps them from being shown. */
export type AccountList = readonly LinkedAccount[] | 'loading' | 'failed';

/**
 * Whether this device shows notifications; apart from `on` and `off` it cannot be changed from here.
 */
export type PushState = 'on' | 'off' | 'denied' | 'unsupported';

/** When it shows them: at any time, or, in an office without a push service, while a page is open. */
export type PushReach = 'always' | 'whileOpen';

/** The callbacks of the sections. */
export interface SettingsHandlers {
  onChange(event: { change: Partial<SettingsValues> }): void;
  onSelectDevice(event: { kind: DeviceKind; deviceId: string | null }): void;
  /**
   * Asks the browser, which may ask the member, for its devices of this kind and of those that it
   * allows together with it: a speaker and a microphone.
   */
  onRequestDevices(event: { kind: DeviceKind }): void;
  onLink(event: { account: 'calendar' | 'meeting'; provider: Provider }): void;
  onUnlink(event: { account: 'calendar' | 'meeting'; provider: Provider }): void;
  onPushChange(event: { on: boolean }): void;
}
