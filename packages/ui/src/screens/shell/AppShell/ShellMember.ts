import type { Presence } from '../../../patterns/presence.ts';

/** Oneself, as the navigation shows one. */
export interface ShellMember extends Presence {
  name: string;
  avatarUrl?: string;
}
