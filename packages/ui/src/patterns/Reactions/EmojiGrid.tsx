import { useRef, useState, type KeyboardEvent } from 'react';
import { useText } from '../LocaleProvider/useText.ts';
import { emoji as texts } from '../texts.ts';
import * as styles from './EmojiGrid.css.ts';

/**
 * The offered emoji; others are typed with the system keyboard. `name` is a key of `emoji` in the
 * pattern texts.
 */
const emoji = [
  { name: 'thumbsUp', text: '👍' },
  { name: 'pray', text: '🙏' },
  { name: 'heart', text: '❤️' },
  { name: 'smile', text: '😊' },
  { name: 'laugh', text: '😂' },
  { name: 'party', text: '🎉' },
  { name: 'clap', text: '👏' },
  { name: 'bow', text: '🙇' },
  { name: 'ok', text: '👌' },
  { name: 'eyes', text: '👀' },
  { name: 'check', text: '✅' },
  { name: 'fire', text: '🔥' },
  { name: 'rocket', text: '🚀' },
  { name: 'idea', text: '💡' },
  { name: 'muscle', text: '💪' },
  { name: 'thinking', text: '🤔' },
  { name: 'surprised', text: '😮' },
  { name: 'sad', text: '😢' },
  { name: 'cry', text: '😭' },
  { name: 'sweat', text: '😅' },
  { name: 'wave', text: '👋' },
  { name: 'coffee', text: '☕' },
  { name: 'hundred', text: '💯' },
  { name: 'thumbsDown', text: '👎' },
] as const;

export interface EmojiGridProps {
  /** Called when an emoji is pressed. */
  onChoose(event: { emoji: string }): void;
}

const columns = 6;
const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -columns,
  ArrowDown: columns,
};

/** A small emoji grid with a roving tab index; arrow keys move between the emoji. */
export function EmojiGrid({ onChoose }: EmojiGridProps) {
  const t = useText();
  const [active, setActive] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const next = active + (steps[event.key] ?? 0);
    if (!(event.key in steps) || next < 0 || next >= emoji.length) return;
    event.preventDefault();
    setActive(next);
    root.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      ref={root}
      role="group"
      aria-label={t(texts.label)}
      className={styles.root}
      data-component="EmojiGrid"
      onKeyDown={move}
    >
      {emoji.map(({ name, text }, index) => (
        <button
          key={name}
          type="button"
          className={styles.emoji}
          aria-label={t(texts[name])}
          title={t(texts[name])}
          tabIndex={index === active ? 0 : -1}
          onFocus={() => setActive(index)}
          onClick={() => onChoose({ emoji: text })}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
