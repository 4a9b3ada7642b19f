import type { LocalStore } from '@office/client/lib/openStorage.ts';
import type { SkinTone } from '@office/ui';

export interface StoredEmoji {
  skinTone: SkinTone;
  recent: readonly string[];
}

/** Two rows of the picker. */
export const maxRecentEmoji = 16;

const none: StoredEmoji = { skinTone: 'none', recent: [] };
const tones: readonly SkinTone[] = ['none', 'light', 'mediumLight', 'medium', 'mediumDark', 'dark'];

/** The skin tone and the recently used emoji of a member on this device. */
export function emojiPreferences(storage: LocalStore, userId: string) {
  const key = `office.emoji.${userId}`;
  return {
    read(): StoredEmoji {
      try {
        const stored: unknown = JSON.parse(storage.getItem(key) ?? 'null');
        if (typeof stored !== 'object' || stored === null) return none;
        const { skinTone, recent } = stored as Partial<Record<keyof StoredEmoji, unknown>>;
        return {
          skinTone: tones.find((tone) => tone === skinTone) ?? 'none',
          recent: Array.isArray(recent)
            ? recent.filter((text) => typeof text === 'string').slice(0, maxRecentEmoji)
            : [],
        };
      } catch {
        return none;
      }
    },
    write: (next: StoredEmoji) => storage.setItem(key, JSON.stringify(next)),
  };
}

export function withUsed({ recent, ...rest }: StoredEmoji, emoji: string): StoredEmoji {
  const others = recent.filter((text) => text !== emoji);
  return { ...rest, recent: [emoji, ...others].slice(0, maxRecentEmoji) };
}
