import { use, useState, type RefObject } from 'react';
import { CustomEmojiContext } from '../../../patterns/emoji/customEmojiContext.ts';
import { inTone, loadEmojiSet, type EmojiSet } from '../../../patterns/emoji/emojiSet.ts';
import { searchableCustom, searchEmoji } from '../../../patterns/emoji/searchEmoji.ts';
import { useEmojiPreferences } from '../../../patterns/EmojiPicker/emojiContext.ts';
import { useLanguage } from '../../../patterns/LocaleProvider/useLanguage.ts';
import { applyEdit } from '../../../patterns/MarkdownField/applyEdit.ts';
import { emojiQuery, typedShortcode } from './emojiQuery.ts';

export interface EmojiOption {
  kind: 'emoji';
  /** Inserted in place of the typed words. */
  text: string;
  label: string;
  shortcode: string;
  /** Picture of an emoji of the organisation. */
  src?: string;
}

const maxSuggestions = 6;

/** Suggests emoji while words are typed after a colon, and replaces typed shortcodes. */
export function useEmojiSuggestions(field: RefObject<HTMLTextAreaElement | null>) {
  const language = useLanguage();
  const { skinTone, onUse } = useEmojiPreferences();
  const { emojis: custom } = use(CustomEmojiContext);
  const [query, setQuery] = useState<{ from: number; text: string }>();
  const [set, setSet] = useState<EmojiSet>();

  const insert = (from: number, text: string) => {
    const area = field.current;
    if (!area) return;
    const at = from + text.length;
    applyEdit(area, { from, to: area.selectionStart, insert: text, select: [at, at] });
    onUse({ emoji: text });
  };
  const all = set ? [...searchableCustom(custom), ...set.emojis] : [];
  const found = query ? searchEmoji(all, query.text).slice(0, maxSuggestions) : [];
  return {
    found: found.map((emoji): EmojiOption => {
      if ('src' in emoji) {
        const { name, src } = emoji;
        return { kind: 'emoji', text: `:${name}:`, label: name, shortcode: name, src };
      }
      return {
        kind: 'emoji',
        text: inTone(emoji, skinTone),
        label: emoji.label[language],
        shortcode: emoji.shortcodes[0] ?? '',
      };
    }),
    close: () => setQuery(undefined),
    choose: (option: EmojiOption) => {
      if (query) insert(query.from, option.text);
      setQuery(undefined);
    },
    /** Returns whether other words are being typed. */
    look: ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): boolean => {
      const next = selectionStart === selectionEnd ? emojiQuery(value, selectionStart) : undefined;
      setQuery(next);
      // Without the data there are no suggestions; the next key repeats the request.
      if (next && !set) loadEmojiSet().then(setSet, () => {});
      return next?.text !== query?.text;
    },
    /** Replaces the shortcode before the caret. The replacement can be undone. */
    complete: ({ value, selectionStart }: HTMLTextAreaElement) => {
      const typed = typedShortcode(value, selectionStart);
      if (!typed) return;
      const replace = ({ byShortcode }: EmojiSet) => {
        const emoji = byShortcode.get(typed.text);
        const area = field.current;
        const isUnchanged = area?.value === value && area.selectionStart === selectionStart;
        if (emoji && isUnchanged) insert(typed.from, inTone(emoji, skinTone));
      };
      loadEmojiSet().then(replace, () => {});
    },
  };
}
