import { useEffect, useEffectEvent } from 'react';
import { storage } from '@office/client/lib/browserStorage.ts';
import { browserDeps } from '@office/client/lib/deps.ts';
import { useCalls } from '../features/voice/index.ts';
import { onActivity } from '../lib/onActivity.ts';
import { quietOffice } from '../platform/api/client.ts';
import { endSession } from '../platform/session/endSession.ts';
import { storageKeys } from '../platform/session/storageKeys.ts';
import { IdleSignOut } from './IdleSignOut.ts';

const callTimeoutMs = 5000;

/** Signs out idle members. Drafts are kept for the next sign-in. */
export function IdleSignOutEffect({ minutes }: { minutes: number }) {
  const isInCall = useCalls().call !== null;
  const isInUse = useEffectEvent(() => isInCall);
  useEffect(() => {
    const idle = new IdleSignOut({
      ...browserDeps,
      idleMs: minutes * 60_000,
      readLastActivity: () => Number(storage.getItem(storageKeys.lastActivity)) || null,
      saveLastActivity: (at) => storage.setItem(storageKeys.lastActivity, String(at)),
      isInUse,
      signOut: () => void signOutIdle(),
    });
    const stopListening = onActivity(() => idle.onActivity());
    return () => {
      stopListening();
      idle.close();
    };
  }, [minutes]);
  return null;
}

async function signOutIdle(): Promise<void> {
  const signal = AbortSignal.timeout(callTimeoutMs);
  await quietOffice.POST('/v1/auth/user/logout', { signal }).catch(() => undefined);
  endSession({ returnAfterSignIn: true, reasonKey: 'errors:error.idleSignOut' });
}
