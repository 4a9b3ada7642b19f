import type { GroupMentionAccess, LoginCodeRule, SwitchableArea } from '@office/vocabulary';
import type { PictureChange } from '../../../../patterns/PicturePicker/index.ts';

export interface SettingsPart<Values> {
  values: Values;
  stored: Values;
  submitting?: boolean;
  /** Another administrator stored a change first, now in `stored`. */
  conflict?: boolean;
  problem?: string | undefined;
  errors?: Partial<Record<keyof Values & string, string>> | undefined;
}

export interface OrganizationProfileValues {
  name: string;
  email: string;
  /** IANA name. */
  timeZone: string;
}

export interface SignInRuleValues {
  loginCode: LoginCodeRule;
  companyNetworks: readonly string[];
  /** Whether the organisation can be used from the company networks only. */
  companyNetworksOnly: boolean;
  sessionHours: number;
  /** Null for no limit. */
  idleMinutes: number | null;
  minPasswordLength: number;
  inviteDomains: readonly string[];
  /** Whether administrators need two-factor authentication. */
  adminTwoFactor: boolean;
}

export interface SignInPart extends SettingsPart<SignInRuleValues> {
  /** Administrators without a second factor, and the URL of their list. */
  administratorsWithoutTwoFactor: { count: number; href: string };
}

export const areaRoles = ['USER', 'GUEST'] as const;
export type AreaRole = (typeof areaRoles)[number];

export type AreasValues = Record<AreaRole, readonly SwitchableArea[]>;

export interface GroupMentionValues {
  access: GroupMentionAccess;
  /** Number of members up to which a room is exempt. */
  openSize: number;
}

export interface RetentionValues {
  messageDays: number;
  fileDays: number;
  /** Null keeps meetings. */
  meetingDays: number | null;
}

export interface GuestAccessValues {
  /** Number of days for which new guests have access. Null without a limit. */
  days: number | null;
}

export interface LinkPreviewValues {
  enabled: boolean;
}

export interface GuestLinkValues {
  enabled: boolean;
}

export interface MeetingTranscriptValues {
  enabled: boolean;
}

export type RetentionPreview =
  | { status: 'loading' }
  | {
      status: 'ready';
      messages: number;
      files: number;
      fileBytes: number;
      meetings: number;
    };

export interface ContractValues {
  nameJa: string;
  nameEn: string;
  /** Raw input. */
  limit: string;
  /** Raw input: maximum retention in days. */
  retentionDays: string;
}

export interface ContractItem {
  id: string;
  name: string;
  blocked: boolean;
  used: number;
  limit: number;
  /** Maximum retention of messages and files. */
  retentionDays: number;
  floors: readonly { id: string; name: string; blocked: boolean }[];
}

export type ContractsState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'ready'; contracts: readonly ContractItem[] };

export interface PartHandlers<Values> {
  onChange(event: { values: Values }): void;
  onSave(event: { values: Values }): void;
  onTakeTheirs(): void;
}

export interface ProfilePart extends SettingsPart<OrganizationProfileValues> {
  avatarUrl: string | null;
  picture: PictureChange;
}

export type OrganizationExport = { requesting?: boolean } & (
  | { status: 'loading' }
  /** The viewer is neither the owner nor a system administrator. */
  | { status: 'forbidden' }
  | { status: 'none' }
  | { status: 'failed' }
  /** `progress` in percent. */
  | { status: 'pending'; progress: number }
  | {
      status: 'ready';
      privateContent: boolean;
      /** `size` in bytes. */
      archives: readonly { size: number }[];
      /** ISO 8601. */
      expiresAt: string;
      /** Another administrator, who alone can download the archives. Null for the viewer. */
      requestedBy: string | null;
      /** Index of the archive whose download starts. */
      downloading?: number | undefined;
    }
);

export interface OrganizationDeletion {
  /** Null if no deletion is scheduled. */
  scheduled: {
    /** ISO 8601. */
    requestedAt: string;
    /** ISO 8601. */
    deletesAt: string;
    /** Null if the administrator was deleted. */
    requestedBy: string | null;
  } | null;
  /** Whether the viewer can schedule and cancel it: the owner and system administrators. */
  permitted: boolean;
  submitting: boolean;
}
