import type { IconGlyph } from '../primitives/Icon/index.ts';
import type { LocaleText } from './LocaleProvider/textIn.ts';
import { badge, badgeUnanswered } from './texts.ts';

/** An entry of the navigation, with its texts in the reader's language. */
export interface NavEntry {
  id: string;
  href: string;
  name: string;
  /** The name in a phone's bottom bar. Entries without one stand behind "more" there. */
  shortName?: string;
  icon: IconGlyph;
  /** The letter that follows the entry together with Alt and Shift. */
  shortcut: string;
  /** Its badge counts things that wait for an answer; without it, unread ones. */
  counts?: 'unanswered';
}

/** The words for the badge of an entry. */
export function badgeText({ counts }: Pick<NavEntry, 'counts'>): LocaleText {
  return counts === 'unanswered' ? badgeUnanswered : badge;
}

/** Counts of unread or unanswered things shown on the entries, by id. Entries that are absent or 0 show none. */
export type NavBadges = Readonly<Partial<Record<string, number>>>;
