import type { Presence } from '@office/vocabulary';

/** Oneself, as the navigation shows one. */
export interface ShellMember extends Presence {
  name: string;
  avatarUrl?: string;
}
