import { use, useMemo, useRef, useState, type KeyboardEvent, useId } from 'react';
import { flushSync } from 'react-dom';
import { Icon, icons } from '../../primitives/Icon/index.ts';
import { LiveRegion } from '../../primitives/LiveRegion/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { CustomEmojiContext } from '../emoji/customEmojiContext.ts';
import { type EmojiSet, characterInTone, skinTones, type SkinTone } from '../emoji/emojiSet.ts';
import { useLanguage } from '../LocaleProvider/useLanguage.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { emojiPicker as texts } from '../texts.ts';
import * as styles from './AllEmoji.css.ts';
import { Categories } from './Categories.tsx';
import type { EmojiPreferences } from './emojiContext.ts';
import { EmojiGrid, type EmojiGridHandle } from './EmojiGrid.tsx';
import { allSections, foundItems, type CategoryId, type EmojiItem } from './sections.ts';

interface AllEmojiProps {
  set: EmojiSet;
  preferences: EmojiPreferences;
  onChoose(event: { emoji: string }): void;
  /** Called for the arrow up key in the search field. */
  onLeave(): void;
}

/** Search field, categories, the grid of all emoji and the skin tones. */
export function AllEmoji({ set, preferences, onChoose, onLeave }: AllEmojiProps) {
  const t = useText();
  const language = useLanguage();
  const { skinTone } = preferences;
  // Unchanged while the picker is open, so that the rows do not move.
  const [recent] = useState(preferences.recent);
  const [keyword, setKeyword] = useState('');
  const [current, setCurrent] = useState<CategoryId>();
  const [shown, setShown] = useState<EmojiItem>();
  const search = useRef<HTMLInputElement>(null);
  const grid = useRef<EmojiGridHandle>(null);
  const { emojis: custom, onAdd } = use(CustomEmojiContext);
  const view = useMemo(
    () => ({ set, custom, skinTone, language }),
    [set, custom, skinTone, language],
  );
  const action = onAdd && t(texts.add);
  const all = useMemo(
    () => allSections(view, recent, (id) => t(texts.category[id]), action),
    [view, recent, t, action],
  );
  const isSearching = keyword.trim() !== '';
  const found = useMemo(() => foundItems(view, keyword), [view, keyword]);
  const sections = useMemo(
    () => (isSearching ? [{ items: found }] : all),
    [isSearching, found, all],
  );

  const choose = ({ text }: EmojiItem) => onChoose({ emoji: text });
  const onKeyDown = (event: KeyboardEvent) => {
    // Ignores the keys of an IME composition.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const [first] = found;
    if (event.key === 'ArrowDown') grid.current?.focusFirst();
    else if (event.key === 'ArrowUp') onLeave();
    else if (event.key === 'Enter' && first) choose(first);
    else return;
    event.preventDefault();
  };
  const showCategory = (id: CategoryId) => {
    flushSync(() => setKeyword(''));
    setCurrent(id);
    grid.current?.show(id);
  };
  return (
    <div className={styles.root}>
      <TextField
        ref={search}
        ariaLabel={t(texts.search)}
        placeholder={t(texts.search)}
        prefix={<Icon icon={icons.search} tone="muted" />}
        value={keyword}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ value }) => setKeyword(value)}
        onKeyDown={onKeyDown}
      />
      <Categories
        ids={all.map(({ id }) => id)}
        current={isSearching ? undefined : (current ?? all[0]?.id)}
        onChoose={showCategory}
      />
      {isSearching && found.length === 0 ? (
        <div className={styles.empty}>
          <Text tone="muted">{t(texts.notFound, { keyword: keyword.trim() })}</Text>
        </div>
      ) : (
        <EmojiGrid
          ref={grid}
          sections={sections}
          view={keyword}
          onChoose={choose}
          onAction={() => onAdd?.()}
          onShow={setShown}
          onSectionChange={setCurrent}
          onLeave={() => search.current?.focus()}
        />
      )}
      <div className={styles.footer}>
        <span className={styles.name} aria-hidden>
          {shown && (
            <Text size="xs" tone="muted" truncate>
              {shown.src ? `:${shown.shortcode}:` : `${shown.label} :${shown.shortcode}:`}
            </Text>
          )}
        </span>
        <SkinTones value={skinTone} onChange={preferences.onSkinToneChange} />
      </div>
      <LiveRegion>
        {isSearching &&
          (found.length === 0
            ? t(texts.notFound, { keyword: keyword.trim() })
            : t(found.length === 1 ? texts.foundOne : texts.found, { count: found.length }))}
      </LiveRegion>
    </div>
  );
}

interface SkinTonesProps {
  value: SkinTone;
  onChange(change: { skinTone: SkinTone }): void;
}

function SkinTones({ value, onChange }: SkinTonesProps) {
  const t = useText();
  const name = useId();
  return (
    <div role="radiogroup" aria-label={t(texts.tones)} className={styles.tones}>
      {skinTones.map((skinTone) => (
        <label key={skinTone} className={styles.tone} title={t(texts.tone[skinTone])}>
          <input
            type="radio"
            name={name}
            className={styles.toneInput}
            aria-label={t(texts.tone[skinTone])}
            checked={skinTone === value}
            onChange={() => onChange({ skinTone })}
          />
          <span aria-hidden>{characterInTone('✋', skinTone)}</span>
        </label>
      ))}
    </div>
  );
}
