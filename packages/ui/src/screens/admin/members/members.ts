import type {
  DelegatedRole,
  DeviceType,
  Language,
  MemberAction,
  MemberBlock,
  MemberRole,
  Role,
} from '@office/vocabulary';

export interface MemberRow {
  userId: string;
  /** The displayed name. */
  name: string;
  /** The name as the person writes it, shown beside a Latin name. */
  nativeName?: string;
  nameKatakana: string;
  email: string;
  avatarUrl: string | null;
  department: string | null;
  jobTitle: string | null;
  role: Role;
  /** Delegated administrative role of a member. */
  adminRole: DelegatedRole | null;
  /** The administrator who joined the organisation first. */
  ownerAdmin: boolean;
  language: Language;
  block: MemberBlock;
  passwordLocked: boolean;
  /** Whether the account has an authenticator app or a passkey. */
  twoFactor: boolean;
  online: boolean;
  lastSeenAt: string | null;
  joinedAt: string;
  /** Last day of access of a guest, such as `2027-03-31`. Null without a limit. */
  accessUntil: string | null;
  version: number;
}

/** Rights of the viewer. */
export interface MemberAccess {
  edit: boolean;
  assignRoles: boolean;
}

export const fullAccess: MemberAccess = { edit: true, assignRoles: true };

/** A role in the organisation, or a delegated role of a member. */
export type AssignedRole = Role | DelegatedRole;

export interface MemberSession {
  id: string;
  audience: 'OFFICE' | 'ADMIN';
  device: DeviceType;
  system: string | null;
  browser: string | null;
  address: string;
  lastUsedAt: string;
}

export interface MemberDetail extends MemberRow {
  /** Empty if the Latin name is derived from the reading. */
  enteredNameLatin: string;
  /** Latin name that English displays show. Omitted if there is none. */
  nameLatin?: string;
  /** False if only the member can change the Latin name. */
  nameLatinEditable: boolean;
  nickname: string | null;
  phoneNumber: string | null;
  selfIntroduction: string | null;
  seats: readonly { seatId: string; contractName: string; floorName: string }[];
  sessions: readonly MemberSession[];
  passwordLockedUntil: string | null;
  own: boolean;
  /** False if the member has permissions that the viewer lacks. */
  manageable: boolean;
  lastAdministrator: boolean;
}

/** The last export that the viewer requested. */
export type MemberExport =
  | { status: 'none' }
  | { status: 'failed' }
  /** `progress` in percent. */
  | { status: 'pending'; progress: number }
  /** `size` in bytes. */
  | { status: 'ready'; size: number; expiresAt: string };

/** Whether the erasure was requested, and the content that others can read. */
export interface MemberErasure {
  pending: boolean;
  /** Chat messages and transcript lines. */
  messages: number;
  posts: number;
  files: number;
}

export interface MemberPersonalData {
  dataExport: MemberExport;
  erasure: MemberErasure;
  doing?: 'export' | 'download' | 'erase' | undefined;
}

/** An empty `department` matches members without one. */
export interface MemberFilter {
  keyword: string;
  role?: MemberRole | undefined;
  adminRole?: DelegatedRole | undefined;
  department?: string | undefined;
  block?: MemberBlock | undefined;
  online?: boolean | undefined;
  language?: Language | undefined;
  passwordLocked?: boolean | undefined;
  twoFactor?: boolean | undefined;
}

export interface MemberChange {
  action: MemberAction;
  role?: MemberRole;
  /** Empty to remove the department. */
  department?: string;
}

export interface MemberOutcome {
  changed: number;
  unchanged: number;
  failed: readonly {
    userId: string;
    /** Null if the user is not a member. */
    name: string | null;
    reason: string;
  }[];
}
