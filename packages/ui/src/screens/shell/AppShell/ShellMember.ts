import type { Presence } from '@office/vocabulary';

export interface ShellMember extends Presence {
  name: string;
  avatarUrl?: string;
}
