import type { Language, TutorialFileKind, TutorialPublication } from '@office/vocabulary';

type Localized = Record<Language, string>;

export interface AdminTutorialCategoryItem {
  id: string;
  version: number;
  name: Localized;
  tutorialCount: number;
  publishedCount: number;
}

export interface AdminTutorialItem {
  id: string;
  version: number;
  title: Localized;
  categoryId: string;
  kinds: readonly TutorialFileKind[];
  /** ISO 8601. Null for a draft. */
  publishedAt: string | null;
  notifiedAt: string | null;
  /** Number of members. */
  openedCount: number;
  doneCount: number;
  updatedAt: string;
}

export interface AdminTutorialFilter {
  keyword: string;
  categoryId?: string | undefined;
  state?: TutorialPublication | undefined;
}

export interface TutorialFileValue {
  key: string;
  fileName: string;
  kind: TutorialFileKind;
  /** Bytes. */
  size: number;
}

export interface TutorialValues {
  title: Localized;
  content: Localized;
  categoryId: string;
  /** Duration, raw input. Empty if not set. */
  minutes: number | null;
  cover: { key: string; fileName: string } | null;
  attachments: readonly TutorialFileValue[];
}
