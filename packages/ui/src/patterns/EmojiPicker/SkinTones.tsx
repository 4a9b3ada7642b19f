import { useId } from 'react';
import { characterInTone, skinTones, type SkinTone } from '../emoji/emojiSet.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { emojiPicker as texts } from '../texts.ts';
import * as styles from './AllEmoji.css.ts';

interface SkinTonesProps {
  value: SkinTone;
  onChange(change: { skinTone: SkinTone }): void;
}

export function SkinTones({ value, onChange }: SkinTonesProps) {
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
