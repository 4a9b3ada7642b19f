import type { LoginCodeRule, SwitchableArea } from '@office/vocabulary';
import type { PictureChange } from '../../../../patterns/PicturePicker/index.ts';

/** One part of the settings, which is stored on its own. */
export interface SettingsPart<Values> {
  /** As they are in the form. */
  values: Values;
  /** As they are stored. */
  stored: Values;
  submitting?: boolean;
  /** Somebody else's change was stored first; `stored` is theirs. */
  conflict?: boolean;
  /** The reason why it could not be stored, in the member's language. */
  problem?: string | undefined;
  /** The reasons why fields were refused, in the member's language. */
  errors?: Partial<Record<keyof Values & string, string>> | undefined;
}

export interface OrganizationProfileValues {
  name: string;
  email: string;
}

export interface SignInRuleValues {
  loginCode: LoginCodeRule;
  companyNetworks: readonly string[];
  sessionHours: number;
  inviteDomains: readonly string[];
}

export const areaRoles = ['USER', 'GUEST'] as const;
export type AreaRole = (typeof areaRoles)[number];

/** The areas that are switched off. */
export type AreasValues = Record<AreaRole, readonly SwitchableArea[]>;

export interface RetentionValues {
  messageDays: number;
  fileDays: number;
}

/** The messages and files that a retention would delete. */
export type RetentionPreview =
  { status: 'loading' } | { status: 'ready'; messages: number; files: number; fileBytes: number };

export interface ContractValues {
  nameJa: string;
  nameEn: string;
  /** As it is typed. */
  limit: string;
}

export interface ContractItem {
  id: string;
  name: string;
  blocked: boolean;
  used: number;
  limit: number;
  floors: readonly { id: string; name: string; blocked: boolean }[];
}

export type ContractsState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'ready'; contracts: readonly ContractItem[] };

/** The callbacks of a part of the page; each with the values of its form. */
export interface PartHandlers<Values> {
  onChange(event: { values: Values }): void;
  onSave(event: { values: Values }): void;
  /** The typed values are given up for the stored ones. */
  onTakeTheirs(): void;
}

export interface ProfilePart extends SettingsPart<OrganizationProfileValues> {
  avatarUrl: string | null;
  /** A logo that is chosen, and not stored yet. */
  picture: PictureChange;
}
