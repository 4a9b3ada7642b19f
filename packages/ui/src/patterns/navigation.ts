import type { IconGlyph } from '../primitives/Icon/index.ts';
import type { LocaleText } from './LocaleProvider/localeContext.ts';
import { badge, badgeUnanswered } from './texts.ts';

export interface NavEntry {
  id: string;
  href: string;
  name: string;
  /** Name in the bottom bar of a phone. Entries without a short name are listed under "more". */
  shortName?: string;
  icon: IconGlyph;
  /** Letter of the keyboard shortcut with Alt and Shift, which the application handles. */
  shortcut?: string;
  /** The badge counts unanswered items. Defaults to unread items. */
  counts?: 'unanswered';
}

export function badgeText({ counts }: Pick<NavEntry, 'counts'>): LocaleText {
  return counts === 'unanswered' ? badgeUnanswered : badge;
}

/** Badge counts by entry id. Missing entries and 0 show no badge. */
export type NavBadges = Readonly<Partial<Record<string, number>>>;
