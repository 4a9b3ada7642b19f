import { createContext, use, useState } from 'react';
import type { SkinTone } from '../emoji/emojiSet.ts';

export interface EmojiPreferences {
  /** Chosen skin tone. */
  skinTone: SkinTone;
  /** Emoji that the member chose, latest first. */
  recent: readonly string[];
  /** Called when a skin tone is chosen. */
  onSkinToneChange(change: { skinTone: SkinTone }): void;
  /** Called when an emoji is chosen. */
  onUse(event: { emoji: string }): void;
}

export const EmojiContext = createContext<EmojiPreferences | null>(null);

/** Returns the preferences of the provider. Without a provider they last until the picker is closed. */
export function useEmojiPreferences(): EmojiPreferences {
  const provided = use(EmojiContext);
  const [skinTone, setSkinTone] = useState<SkinTone>('none');
  return (
    provided ?? {
      skinTone,
      recent: [],
      onSkinToneChange: (change) => setSkinTone(change.skinTone),
      onUse: () => {},
    }
  );
}
