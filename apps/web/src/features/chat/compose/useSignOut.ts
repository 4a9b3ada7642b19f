import { useState } from 'react';
import { signOut } from '../../../platform/session/signOut.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { browserDisk } from './browserDisk.ts';
import { countUnsent, eraseUnsent } from './memberText.ts';

/** Signing out by one's own hand: at once, or once it is said what happens to unsent messages. */
export function useSignOut() {
  const { user } = useSession();
  const userId = user?.id ?? '';
  const [unsent, setUnsent] = useState(0);
  return {
    /** What has to be asked about; 0: nothing. */
    unsent,
    start() {
      const count = browserDisk ? countUnsent(browserDisk, userId) : 0;
      setUnsent(count);
      if (count === 0) void signOut();
    },
    confirm() {
      setUnsent(0);
      void signOut().then(() => browserDisk && eraseUnsent(browserDisk, userId));
    },
    cancel: () => setUnsent(0),
  };
}
