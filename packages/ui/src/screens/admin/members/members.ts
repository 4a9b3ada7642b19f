import type {
  DeviceType,
  Language,
  MemberAction,
  MemberBlock,
  MemberRole,
  Role,
} from '@office/vocabulary';

/** A member as the table shows one. */
export interface MemberRow {
  userId: string;
  nameKanji: string;
  nameKatakana: string;
  email: string;
  avatarUrl: string | null;
  department: string | null;
  jobTitle: string | null;
  role: Role;
  language: Language;
  block: MemberBlock;
  /** Wrong passwords keep them from signing in. */
  passwordLocked: boolean;
  /** They have the office open. */
  online: boolean;
  lastSeenAt: string | null;
  joinedAt: string;
  version: number;
}

/** A sign-in of a member, on one device. */
export interface MemberSession {
  id: string;
  audience: 'OFFICE' | 'ADMIN';
  device: DeviceType;
  system: string | null;
  browser: string | null;
  address: string;
  lastUsedAt: string;
}

/** A member with all that an administrator sees. */
export interface MemberDetail extends MemberRow {
  nickname: string | null;
  phoneNumber: string | null;
  selfIntroduction: string | null;
  seats: readonly { seatId: string; contractName: string; floorName: string }[];
  sessions: readonly MemberSession[];
  passwordLockedUntil: string | null;
  otherOrganizations: boolean;
  /** The administrator who looks. */
  own: boolean;
  lastAdministrator: boolean;
}

/** The table shows those members alone; an empty department is that of those without one. */
export interface MemberFilter {
  keyword: string;
  role?: MemberRole | undefined;
  department?: string | undefined;
  block?: MemberBlock | undefined;
  online?: boolean | undefined;
  language?: Language | undefined;
  /** Wrong passwords keep them from signing in now. */
  passwordLocked?: boolean | undefined;
}

/** One thing for many members, and the value that it needs. */
export interface MemberChange {
  action: MemberAction;
  role?: MemberRole;
  /** Empty: none. */
  department?: string;
}

/** The outcome of it. */
export interface MemberOutcome {
  changed: number;
  unchanged: number;
  failed: readonly {
    userId: string;
    /** Null for someone who is no member. */
    name: string | null;
    /** In words. */
    reason: string;
  }[];
}
