import { useMemo, type ReactNode } from 'react';
import { CustomEmojiContext, type CustomEmoji } from '../emoji/customEmojiContext.ts';
import { EmojiContext, type EmojiPreferences } from './emojiContext.ts';

export interface EmojiProviderProps extends EmojiPreferences {
  /** Emoji of the organisation. */
  custom?: readonly CustomEmoji[] | undefined;
  /** Opens `AddEmoji`. Without it, the picker has no button for it. */
  onAdd?: (() => void) | undefined;
  /** The page, or a part of it. */
  children: ReactNode;
}

/** Provides the emoji of the organisation and the member's choices to all parts below it. */
export function EmojiProvider({
  skinTone,
  recent,
  onSkinToneChange,
  onUse,
  custom = none,
  onAdd,
  children,
}: EmojiProviderProps) {
  const preferences = useMemo(
    () => ({ skinTone, recent, onSkinToneChange, onUse }),
    [skinTone, recent, onSkinToneChange, onUse],
  );
  const set = useMemo(
    () => ({
      emojis: custom,
      srcByName: new Map(custom.map(({ name, src }) => [name, src])),
      onAdd,
    }),
    [custom, onAdd],
  );
  return (
    <EmojiContext value={preferences}>
      <CustomEmojiContext value={set}>{children}</CustomEmojiContext>
    </EmojiContext>
  );
}

const none: readonly CustomEmoji[] = [];
