import { useRef, type KeyboardEvent } from 'react';
import { Icon, icons, type IconGlyph } from '../../primitives/Icon/index.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { emojiPicker as texts } from '../texts.ts';
import * as styles from './AllEmoji.css.ts';
import type { CategoryId } from './sections.ts';
import { nextIndex } from './nextIndex.ts';

const glyphs: Record<CategoryId, IconGlyph> = {
  recent: icons.history,
  custom: icons.organization,
  smileys: icons.emoji,
  people: icons.wave,
  animals: icons.animals,
  food: icons.food,
  travel: icons.travel,
  activities: icons.activities,
  objects: icons.tip,
  symbols: icons.number,
  flags: icons.flag,
};

interface CategoriesProps {
  ids: readonly CategoryId[];
  current: CategoryId | undefined;
  onChoose(id: CategoryId): void;
}

/** Buttons that scroll to a category. They are a single tab stop. */
export function Categories({ ids, current, onChoose }: CategoriesProps) {
  const t = useText();
  const root = useRef<HTMLDivElement>(null);
  const tabbable = current ?? ids[0];
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(root.current?.querySelectorAll('button') ?? [])];
    const index = buttons.findIndex((button) => button === document.activeElement);
    const next = nextIndex(event, index, buttons.length);
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  return (
    <div
      ref={root}
      role="toolbar"
      aria-label={t(texts.categories)}
      className={styles.categories}
      onKeyDown={onKeyDown}
    >
      {ids.map((id) => (
        <button
          key={id}
          type="button"
          className={styles.category}
          aria-label={t(texts.category[id])}
          title={t(texts.category[id])}
          aria-pressed={id === current}
          tabIndex={id === tabbable ? 0 : -1}
          onClick={() => onChoose(id)}
        >
          <Icon icon={glyphs[id]} />
        </button>
      ))}
    </div>
  );
}
