import type { Schemas } from '@office/api';
import type { icons } from '@office/ui';
import type { SceneName } from '@office/vocabulary';
import type { ComponentType } from 'react';
import type { Updates } from '../realtime/updates.ts';

export interface Panel {
  /** Route pattern, such as `/chat-room/:roomId?`. May have an anchor in the page of another panel. */
  path: string;
  nameKey: string;
  wide?: true;
  /** Whether the page with this search needs the whole width of the window. */
  isFull?(search: URLSearchParams): boolean;
  /** Whether the page with this search has a second column where the window is wide enough. */
  hasAside?(search: URLSearchParams): boolean;
  /** Loads the page. Without it, only the scene is shown. */
  load?(): Promise<ComponentType>;
  /** Query changes by kind of real-time message. They apply while the workplace is open. */
  updates?: Updates;
  /** Area that the permission call must allow. Without it, the panel is open to every member. */
  area?: Schemas['AreaName'];
  /** Scene of the panel (spec §2). Without it, the current scene is kept. */
  scene?: SceneName;
  entry?: {
    id: string;
    icon: keyof typeof icons;
    /** Letter of the keyboard shortcut with Alt and Shift. */
    shortcut: string;
    /** Label in the bottom bar on phones. Without it, the entry is in the "more" menu. */
    shortNameKey?: string;
    counts?: 'unanswered';
  };
  parentEntryId?: string;
}
