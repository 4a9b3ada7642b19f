import { useState } from 'react';
import { signOut } from '../../../platform/signOut/signOut.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { browserDisk } from '../compose/browserDrafts.ts';
import { countUnsent, deleteUnsentText } from '../compose/storedText.ts';

export function useSignOut() {
  const { user } = useSession();
  const userId = user?.id ?? '';
  const [unsent, setUnsent] = useState(0);
  return {
    /** Number of unsent messages to confirm; 0 hides the dialog. */
    unsent,
    requestSignOut() {
      const count = browserDisk ? countUnsent(browserDisk, userId) : 0;
      setUnsent(count);
      if (count === 0) void signOut();
    },
    confirm() {
      setUnsent(0);
      void signOut().then(() => browserDisk && deleteUnsentText(browserDisk, userId));
    },
    cancel: () => setUnsent(0),
  };
}
