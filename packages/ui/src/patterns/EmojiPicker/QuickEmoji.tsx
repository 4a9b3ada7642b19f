import { useRef, useState, type KeyboardEvent } from 'react';
import { characterInTone, type SkinTone } from '../emoji/emojiSet.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { emoji as texts } from '../texts.ts';
import * as styles from './EmojiPicker.css.ts';
import { nextIndex } from './nextIndex.ts';

/** `name` is a key of `emoji` in the pattern texts. */
const quickEmoji = [
  { name: 'thumbsUp', text: '👍', hasTones: true },
  { name: 'pray', text: '🙏', hasTones: true },
  { name: 'heart', text: '❤️' },
  { name: 'smile', text: '😊' },
  { name: 'laugh', text: '😂' },
  { name: 'party', text: '🎉' },
  { name: 'clap', text: '👏', hasTones: true },
  { name: 'bow', text: '🙇', hasTones: true },
] as const;

interface QuickEmojiProps {
  skinTone: SkinTone;
  onChoose(event: { emoji: string }): void;
  onLeave(): void;
  /** Called for a key that types text. */
  onType(): void;
}

/** The first row of the picker. It needs no data, so it is shown before the others are loaded. */
export function QuickEmoji({ skinTone, onChoose, onLeave, onType }: QuickEmojiProps) {
  const t = useText();
  const [active, setActive] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextIndex(event, active, quickEmoji.length);
    if (next !== undefined) root.current?.querySelectorAll('button')[next]?.focus();
    else if (event.key === 'ArrowDown') onLeave();
    else {
      const isTyped = event.key.length === 1 && event.key !== ' ';
      if (isTyped && !event.ctrlKey && !event.metaKey && !event.altKey) onType();
      return;
    }
    event.preventDefault();
  };
  return (
    <div
      ref={root}
      role="group"
      aria-label={t(texts.label)}
      className={styles.row}
      data-part="Quick"
      onKeyDown={onKeyDown}
    >
      {quickEmoji.map((each, index) => {
        const text = 'hasTones' in each ? characterInTone(each.text, skinTone) : each.text;
        return (
          <button
            key={each.name}
            type="button"
            className={styles.emoji}
            aria-label={t(texts[each.name])}
            title={t(texts[each.name])}
            tabIndex={index === active ? 0 : -1}
            onFocus={() => setActive(index)}
            onClick={() => onChoose({ emoji: text })}
          >
            {text}
          </button>
        );
      })}
    </div>
  );
}
