import { storage } from '@office/client/lib/browserStorage.ts';
import { lazyPart } from '@office/client/loading/lazyPart.tsx';
import { EmojiProvider } from '@office/ui';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useQuery } from '../api/queries.ts';
import { useSession } from '../session/useSession.ts';
import { emojiPreferences, withUsed, type StoredEmoji } from './emojiPreferences.ts';

const AddEmojiDialog = lazyPart(async () => (await import('./AddEmojiDialog.tsx')).AddEmojiDialog);

/** Provides the member's emoji preferences and the emoji of the organisation to a page. */
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
  const [adding, setAdding] = useState(false);
  const { data } = useQuery('/v1/custom-emoji');
  const custom = useMemo(
    () => data?.data.map(({ name, pictureUrl }) => ({ name, src: pictureUrl })),
    [data],
  );
  const update = useCallback(
    (change: (latest: StoredEmoji) => StoredEmoji) => {
      // Another tab or page may have changed the values.
      const next = change(stored.read());
      stored.write(next);
      setPreferences(next);
    },
    [stored],
  );
  const add = useCallback(() => setAdding(true), []);
  return (
    <EmojiProvider
      {...preferences}
      custom={custom}
      onAdd={data?.mayAdd ? add : undefined}
      onSkinToneChange={useCallback(
        ({ skinTone }) => update((latest) => ({ ...latest, skinTone })),
        [update],
      )}
      onUse={useCallback(({ emoji }) => update((latest) => withUsed(latest, emoji)), [update])}
    >
      {children}
      {adding && <AddEmojiDialog onClose={() => setAdding(false)} />}
    </EmojiProvider>
  );
}
