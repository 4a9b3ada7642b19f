import type { Language } from '@office/vocabulary';
import {
  emojiGroups,
  inTone,
  type Emoji,
  type EmojiGroup,
  type EmojiSet,
  type SkinTone,
} from '../emoji/emojiSet.ts';
import { searchEmoji } from '../emoji/searchEmoji.ts';

export interface EmojiItem {
  /** Inserted when the item is chosen. */
  text: string;
  label: string;
  shortcode: string;
}

export type CategoryId = 'recent' | EmojiGroup;

/** A category, or the results of a search without a label. */
export interface EmojiSection {
  id?: CategoryId;
  label?: string;
  items: readonly EmojiItem[];
}

interface View {
  set: EmojiSet;
  skinTone: SkinTone;
  language: Language;
}

const toItem = (emoji: Emoji, text: string, language: Language): EmojiItem => ({
  text,
  label: emoji.label[language],
  shortcode: emoji.shortcodes[0] ?? '',
});

/** Returns the recently used emoji, if any, and all categories. */
export function allSections(
  { set, skinTone, language }: View,
  recent: readonly string[],
  labelOf: (id: CategoryId) => string,
): (EmojiSection & { id: CategoryId })[] {
  const recentItems = recent.flatMap((text) => {
    const emoji = set.byText.get(text);
    return emoji ? [toItem(emoji, text, language)] : [];
  });
  const groups = Object.keys(emojiGroups) as EmojiGroup[];
  return [
    ...(recentItems.length > 0
      ? [{ id: 'recent' as const, label: labelOf('recent'), items: recentItems }]
      : []),
    ...groups.map((id) => ({
      id,
      label: labelOf(id),
      items: set.emojis
        .filter(({ group }) => group === emojiGroups[id])
        .map((emoji) => toItem(emoji, inTone(emoji, skinTone), language)),
    })),
  ];
}

export function foundItems({ set, skinTone, language }: View, keyword: string): EmojiItem[] {
  return searchEmoji(set.emojis, keyword).map((emoji) =>
    toItem(emoji, inTone(emoji, skinTone), language),
  );
}
