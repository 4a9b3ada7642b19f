import type { ApiTokenScope } from '@office/vocabulary';
import type { ApiTokenValues } from '../../../../patterns/AccessTokenFields.tsx';

export type BotTokenValues = ApiTokenValues;

export interface BotTokenItem {
  id: string;
  name: string;
  scopes: readonly ApiTokenScope[];
  /** ISO 8601. */
  expiresAt: string;
  /** ISO 8601. Null if the token was not used. */
  lastUsedAt: string | null;
  expired: boolean;
}

export interface BotItem {
  id: string;
  name: string;
  /** Empty if there is none. */
  description: string;
  /** ISO 8601. */
  createdAt: string;
  /** Null if the account was deleted. */
  createdByName: string | null;
  /** Oldest first. */
  tokens: readonly BotTokenItem[];
}

export interface BotValues {
  name: string;
  description: string;
}

interface FormStatus {
  saving?: boolean | undefined;
  error?: string | undefined;
}

/** The form for a bot or a token, or the secret of a token, which cannot be loaded again. */
export type BotEditing =
  | (FormStatus & {
      status: 'bot';
      /** Null for a new bot. */
      bot: BotItem | null;
      /** Fields that the server rejected. A new array for each response. */
      rejected?: readonly (keyof BotValues)[] | undefined;
    })
  | (FormStatus & { status: 'token'; bot: BotItem })
  | { status: 'secret'; name: string; secret: string };
