import type { DeliveryProblem } from '../signing/useProblemText.ts';

export interface SlashCommandItem {
  id: string;
  /** Without the slash. */
  name: string;
  description: string;
  /** Empty if there is none. */
  usageHint: string;
  url: string;
  enabled: boolean;
  /** ISO 8601. */
  createdAt: string;
  /** Null if the account was deleted. */
  createdByName: string | null;
  /** ISO 8601. Null if it was not used. */
  lastRunAt: string | null;
  /** Why the last run failed. Null after a success. */
  problem: DeliveryProblem | null;
}

export interface SlashCommandValues {
  name: string;
  description: string;
  usageHint: string;
  url: string;
}

/** The form, or the secret of a command, which cannot be loaded again. */
export type SlashCommandEditing =
  | {
      status: 'form';
      /** Null for a new command. */
      command: SlashCommandItem | null;
      saving?: boolean | undefined;
      /** Fields that the server rejected, or a name that is taken. A new array for each response. */
      rejected?: readonly (keyof SlashCommandValues | 'nameTaken')[] | undefined;
      error?: string | undefined;
    }
  | { status: 'secret'; name: string; secret: string };
