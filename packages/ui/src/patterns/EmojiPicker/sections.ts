import { customEmojiName, type Language } from '@office/vocabulary';
import type { CustomEmoji } from '../emoji/customEmojiContext.ts';
import {
  emojiGroups,
  inTone,
  type Emoji,
  type EmojiGroup,
  type EmojiSet,
  type SkinTone,
} from '../emoji/emojiSet.ts';
import { searchableCustom, searchEmoji } from '../emoji/searchEmoji.ts';

export interface EmojiItem {
  /** Inserted when the item is chosen. */
  text: string;
  label: string;
  shortcode: string;
  /** Picture of an emoji of the organisation. */
  src?: string;
}

export type CategoryId = 'recent' | 'custom' | EmojiGroup;

export interface EmojiSection {
  id?: CategoryId;
  label?: string;
  items: readonly EmojiItem[];
  /** Text of a button below the items. */
  action?: string;
}

interface View {
  set: EmojiSet;
  custom: readonly CustomEmoji[];
  skinTone: SkinTone;
  language: Language;
}

const toItem = (emoji: Emoji, text: string, language: Language): EmojiItem => ({
  text,
  label: emoji.label[language],
  shortcode: emoji.shortcodes[0] ?? '',
});

const toCustomItem = ({ name, src }: CustomEmoji): EmojiItem => ({
  text: `:${name}:`,
  label: name,
  shortcode: name,
  src,
});

/** @param action text of the button that adds an emoji */
export function allSections(
  { set, custom, skinTone, language }: View,
  recent: readonly string[],
  labelOf: (id: CategoryId) => string,
  action: string | undefined,
): (EmojiSection & { id: CategoryId })[] {
  const customItems = custom.map(toCustomItem);
  const recentItems = recent.flatMap((text) => {
    const emoji = set.byText.get(text);
    if (emoji) return [toItem(emoji, text, language)];
    const name = customEmojiName(text);
    return customItems.filter((item) => item.shortcode === name);
  });
  const groups = Object.keys(emojiGroups) as EmojiGroup[];
  return [
    ...(recentItems.length > 0
      ? [{ id: 'recent' as const, label: labelOf('recent'), items: recentItems }]
      : []),
    ...(customItems.length > 0 || action !== undefined
      ? [
          {
            id: 'custom' as const,
            label: labelOf('custom'),
            items: customItems,
            ...(action !== undefined && { action }),
          },
        ]
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

export function foundItems(
  { set, custom, skinTone, language }: View,
  keyword: string,
): EmojiItem[] {
  return searchEmoji([...searchableCustom(custom), ...set.emojis], keyword).map((emoji) =>
    'src' in emoji ? toCustomItem(emoji) : toItem(emoji, inTone(emoji, skinTone), language),
  );
}
