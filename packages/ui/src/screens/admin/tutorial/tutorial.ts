import type { Language, TutorialFileKind, TutorialPublication } from '@office/vocabulary';

type Localized = Record<Language, string>;

/** A category of tutorials, as administrators see it. */
export interface AdminTutorialCategoryItem {
  id: string;
  version: number;
  name: Localized;
  tutorialCount: number;
  publishedCount: number;
}

/** A tutorial, in the table. */
export interface AdminTutorialItem {
  id: string;
  version: number;
  title: Localized;
  categoryId: string;
  kinds: readonly TutorialFileKind[];
  /** ISO 8601; null of a draft. */
  publishedAt: string | null;
  /** When members were told of it; ISO 8601. */
  notifiedAt: string | null;
  /** The members who have opened it, and who have done it. */
  openedCount: number;
  doneCount: number;
  /** ISO 8601. */
  updatedAt: string;
}

export interface AdminTutorialFilter {
  keyword: string;
  categoryId?: string | undefined;
  state?: TutorialPublication | undefined;
}

/** A file of a tutorial that is uploaded. */
export interface TutorialFileValue {
  key: string;
  fileName: string;
  kind: TutorialFileKind;
  /** Bytes. */
  size: number;
}

/** The values of a tutorial's form. */
export interface TutorialValues {
  title: Localized;
  content: Localized;
  categoryId: string;
  /** How long it takes, as it is typed; empty where its text alone says. */
  minutes: string;
  cover: { key: string; fileName: string } | null;
  /** In their order. */
  attachments: readonly TutorialFileValue[];
}
