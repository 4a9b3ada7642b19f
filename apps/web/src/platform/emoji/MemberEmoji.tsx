import { storage } from '@office/client/lib/browserStorage.ts';
import { EmojiProvider } from '@office/ui';
import { useCallback, useState, type ReactNode } from 'react';
import { useSession } from '../session/useSession.ts';
import { emojiPreferences, withUsed, type StoredEmoji } from './emojiPreferences.ts';

/** Provides the emoji preferences of the member to the pickers of a page. */
export function MemberEmoji({ children }: { children: ReactNode }) {
  const userId = useSession().user?.id ?? '';
  return (
    <StoredPreferences key={userId} userId={userId}>
      {children}
    </StoredPreferences>
  );
}

function StoredPreferences({ userId, children }: { userId: string; children: ReactNode }) {
  const [stored] = useState(() => emojiPreferences(storage, userId));
  const [preferences, setPreferences] = useState(stored.read);
  const update = useCallback(
    (change: (latest: StoredEmoji) => StoredEmoji) => {
      // Another tab or page may have changed the values.
      const next = change(stored.read());
      stored.write(next);
      setPreferences(next);
    },
    [stored],
  );
  return (
    <EmojiProvider
      {...preferences}
      onSkinToneChange={useCallback(
        ({ skinTone }) => update((latest) => ({ ...latest, skinTone })),
        [update],
      )}
      onUse={useCallback(({ emoji }) => update((latest) => withUsed(latest, emoji)), [update])}
    >
      {children}
    </EmojiProvider>
  );
}
