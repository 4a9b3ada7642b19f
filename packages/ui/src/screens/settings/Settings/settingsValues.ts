import type {
  CalendarKind,
  CalendarProblem,
  GraphicsQuality,
  Language,
  MeetingRoomEntry,
  Provider,
  PushKind,
} from '@office/vocabulary';
import type { DeviceProblem } from '../../../patterns/deviceProblem.ts';

/** 3D scene or 2D floor plan. Both offer the same features. */
export const officeViews = ['3d', '2d'] as const;
export type OfficeView = (typeof officeViews)[number];

/** Time of day shown in the 3D office. `automatic` follows the local time. */
export const officeLights = ['automatic', 'day', 'evening', 'night'] as const;
export type OfficeLight = (typeof officeLights)[number];

export const themes = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themes)[number];

export interface AudioSettings {
  microphoneEnabled: boolean;
  noiseSuppression: boolean;
  /** How entering a meeting room affects its call. Omit to hide the setting. */
  meetingRoomEntry?: MeetingRoomEntry | undefined;
}

export interface VideoSettings {
  cameraEnabled: boolean;
  mirror: boolean;
}

/** Settings stored on the server or on this device. Every change applies immediately. */
export interface SettingsValues {
  language: Language;
  theme: ThemeChoice;
  /** Defaults to MEDIUM. */
  graphics: GraphicsQuality;
  /** Stored in this browser. Omit to hide the setting. */
  view?: OfficeView;
  /** Stored in this browser. Omit to hide the setting. */
  light?: OfficeLight;
  audio: AudioSettings;
  video: VideoSettings;
  /** `sound`: plays for messages that arrive while the page is hidden. */
  notification: Record<PushKind | 'sound', boolean>;
}

export interface Device {
  deviceId: string;
  /** Empty until the browser grants permission. */
  label: string;
}

/** Devices of one kind. `unknown`: not requested yet. */
export type DeviceList = {
  devices: readonly Device[];
  /** Null selects the system default. */
  selected: string | null;
} & ({ status: 'unknown' | 'ready' } | ({ status: 'problem' } & DeviceProblem));

export const deviceKinds = ['speaker', 'microphone', 'camera'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** `loading`: the account is being linked or unlinked. */
export interface LinkedAccount {
  provider: Provider;
  state: 'CONNECTED' | 'DISCONNECTED' | 'UNLINKED';
  account?: string;
  loading?: boolean;
  /** Whether this office offers the provider. Defaults to true. */
  offered?: boolean;
}

export type AccountList<Account = LinkedAccount> = readonly Account[] | 'loading' | 'failed';

export interface LinkedCalendar extends Omit<LinkedAccount, 'provider'> {
  provider: CalendarKind;
  /** The problem of the last sync; null if it succeeded. */
  problem?: CalendarProblem | null;
  /** Time of the last successful sync (ISO 8601); null before the first. */
  syncedAt?: string | null;
  /** Time of the next sync (ISO 8601). */
  nextSyncAt?: string | null;
  syncing?: boolean;
}

/**
 * Secret address with which other calendars read the member's meetings. Null if none was created.
 */
export type CalendarFeed =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; url: string | null; busy?: boolean };

export type AccountChoice =
  { account: 'calendar'; provider: CalendarKind } | { account: 'meeting'; provider: Provider };

/** Whether this device shows notifications. Only `on` and `off` can be changed in the app. */
export type PushState = 'on' | 'off' | 'denied' | 'unsupported';

/** `always`: at any time. `whileOpen`: only while a page is open, in offices without a push service. */
export type PushReach = 'always' | 'whileOpen';

/** Asks for the password. `error` is a new object for each response; `text` is localised. */
export interface DataExportConfirmation {
  error?: { kind: 'wrongPassword' } | { kind: 'other'; text: string } | undefined;
}

/** The last export of the member's data. `requesting`: a new one is being requested. */
export type DataExport = { requesting?: boolean; confirmation?: DataExportConfirmation | null } & (
  | { status: 'none' }
  | { status: 'failed' }
  /** `progress` in percent. */
  | { status: 'pending'; progress: number }
  /** `size` in bytes. */
  | { status: 'ready'; size: number; expiresAt: string }
);

export interface SettingsHandlers {
  onChange(event: { change: Partial<SettingsValues> }): void;
  onSelectDevice(event: { kind: DeviceKind; deviceId: string | null }): void;
  /** Requests permission for this kind, and for kinds that share it (speaker and microphone). */
  onRequestDevices(event: { kind: DeviceKind }): void;
  /** Opens the device test. Omit to hide its buttons. */
  onTestDevices?(event: { camera: boolean }): void;
  onLink(event: AccountChoice): void;
  onUnlink(event: AccountChoice): void;
  onSync(event: { provider: CalendarKind }): void;
  /** Creates a new feed address and invalidates the previous one. */
  onRenewFeed(): void;
  onRemoveFeed(): void;
  /** Copies to the clipboard; rejects on failure. */
  onCopyFeed(event: { url: string }): void | Promise<void>;
  onPushChange(event: { on: boolean }): void;
  onExportData?(): void;
  /** Submits the dialog of `confirmation`. */
  onConfirmExport?(event: { currentPassword: string }): void;
  onCancelExport?(): void;
  onDownloadData?(): void;
}
