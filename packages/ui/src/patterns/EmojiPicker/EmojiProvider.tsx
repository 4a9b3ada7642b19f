import { useMemo, type ReactNode } from 'react';
import { EmojiContext, type EmojiPreferences } from './emojiContext.ts';

export interface EmojiProviderProps extends EmojiPreferences {
  /** The page, or a part of it. */
  children: ReactNode;
}

/** Provides the skin tone and the recently used emoji to all emoji pickers below it. */
export function EmojiProvider({
  skinTone,
  recent,
  onSkinToneChange,
  onUse,
  children,
}: EmojiProviderProps) {
  const preferences = useMemo(
    () => ({ skinTone, recent, onSkinToneChange, onUse }),
    [skinTone, recent, onSkinToneChange, onUse],
  );
  return <EmojiContext value={preferences}>{children}</EmojiContext>;
}
