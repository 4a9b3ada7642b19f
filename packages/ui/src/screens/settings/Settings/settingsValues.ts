import type {
  CalendarKind,
  CalendarProblem,
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
export type AccountList<Account = LinkedAccount> = readonly Account[] | 'loading' | 'failed';

/** A calendar elsewhere that is linked, or could be. */
export interface LinkedCalendar extends Omit<LinkedAccount, 'provider'> {
  provider: CalendarKind;
  /** The problem of the last time; none where both sides are the same. */
  problem?: CalendarProblem | null;
  /** When both were last the same, in ISO 8601; null before the first time. */
  syncedAt?: string | null;
  /** When it is looked at again, in ISO 8601. */
  nextSyncAt?: string | null;
  /** Both are being made the same. */
  syncing?: boolean;
}

/** The secret address at which other calendars read one's meetings; null where there is none. */
export type CalendarFeed =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; url: string | null; busy?: boolean };

/** An account of the settings, by its use. */
export type AccountChoice =
  { account: 'calendar'; provider: CalendarKind } | { account: 'meeting'; provider: Provider };

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
  onLink(event: AccountChoice): void;
  onUnlink(event: AccountChoice): void;
  /** A calendar is to be looked at now. */
  onSync(event: { provider: CalendarKind }): void;
  /** A new address for other calendars is wanted; the one before ends. */
  onRenewFeed(): void;
  onRemoveFeed(): void;
  /** To the clipboard; rejects where that did not work. */
  onCopyFeed(event: { url: string }): void | Promise<void>;
  onPushChange(event: { on: boolean }): void;
}
