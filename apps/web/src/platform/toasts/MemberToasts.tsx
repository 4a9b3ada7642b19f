import { navigateTo } from '@office/client/navigation/navigation.ts';
import { Toasts } from '@office/client/toasts/Toasts.tsx';

/** The toasts; an info toast leads to its chat or its notification (spec §4). */
export function MemberToasts() {
  return <Toasts onOpen={({ id }) => navigateTo(`/notifications?id=${encodeURIComponent(id)}`)} />;
}
