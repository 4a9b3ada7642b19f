import { useSyncExternalStore } from 'react';
import type { RemotePointer } from '../../../sharing-document/index.ts';
import { useCalls, useVoice } from '../voiceContext.ts';

const nothing = () => () => {};

/** The pointer on the shared document that another participant of the call moves. */
export function useDocumentPointer(): RemotePointer | null {
  const { calls } = useVoice();
  const { call } = useCalls();
  const model = calls.call?.pointer;
  const pointer = useSyncExternalStore(
    model?.subscribe ?? nothing,
    () => model?.getSnapshot() ?? null,
  );
  const sender = call?.participants.find(
    ({ participantId }) => participantId === pointer?.participantId,
  );
  return pointer && sender ? { ...pointer, userId: sender.userId } : null;
}
