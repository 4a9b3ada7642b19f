import type { Schemas } from '@office/api';
import type { icons } from '@office/ui';
import type { ComponentType, ReactNode } from 'react';
import type { Updates } from '../realtime/updates.ts';

interface SearchLink {
  id: string;
  icon: keyof typeof icons;
  to: string;
  area?: Schemas['AreaName'];
  /** Whether the member needs the permission to create items in the area. */
  creates?: true;
}

/** Parts that an area adds to the workplace. The code loads before the first panel: keep it light. */
export interface WorkplaceFeature {
  /** Query changes by kind of real-time message. */
  updates?: Updates;
  searchLinks?: readonly SearchLink[];
  /** Wraps the workplace and the providers of the features that follow in the list. */
  Provider?: ComponentType<{ children: ReactNode }>;
  /** Runs while the workplace is open. */
  useEffects?(): void;
  /** Counts by id of the navigation entry. */
  useBadges?(): Readonly<Record<string, number>>;
  /** Notice that covers no other content. Renders nothing unless `useNotice` returns true. */
  Prompt?: ComponentType;
  /** Notice in a row below the panel, about the area of the panel. Depends on `useNotice`, too. */
  PanelNotice?: ComponentType<{ area: Schemas['AreaName'] | undefined }>;
  /** Dialog or window above the page. */
  Overlay?: ComponentType;
  /** Deletes the data of a member that this browser stores. Called at sign-out. */
  eraseDataOf?(userId: string): void;
}
