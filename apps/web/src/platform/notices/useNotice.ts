import { useStore } from '@office/client/lib/useStore.ts';
import { useEffect } from 'react';
import { notices, type NoticeKind } from './notices.ts';

/** Registers a notice while it has a reason. Returns whether it is shown, by priority. */
export function useNotice(kind: NoticeKind, hasReason: boolean): boolean {
  const isFirst = useStore(notices, (shown) => shown === kind);
  useEffect(() => (hasReason ? notices.add(kind) : undefined), [kind, hasReason]);
  return hasReason && isFirst;
}
