import { ReconnectingLine } from '@office/ui';
import { useStore } from '@office/client/lib/useStore.ts';
import { network } from '@office/client/recovery/browserNetwork.ts';
import { useState } from 'react';
import { useNotice } from '../platform/notices/useNotice.ts';

export function ConnectionNotice() {
  const isReconnecting = useStore(network, (state) => state !== 'connected');
  return isReconnecting ? <Reconnecting /> : null;
}

/** Mounted for one interruption, so that closing the notice does not hide the next one. */
function Reconnecting() {
  const [isClosed, setIsClosed] = useState(false);
  const isShown = useNotice('connection', !isClosed);
  return isShown ? <ReconnectingLine onClose={() => setIsClosed(true)} /> : null;
}
