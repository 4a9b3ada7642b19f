import { navigateTo } from '@office/client/navigation/navigation.ts';
import { Toasts } from '@office/client/toasts/Toasts.tsx';

export function MemberToasts() {
  return <Toasts onOpen={({ id }) => navigateTo(`/notifications?id=${encodeURIComponent(id)}`)} />;
}
