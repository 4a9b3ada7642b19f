import { Toasts } from '@office/client/toasts/Toasts.tsx';

/** The toasts; those of the administration say themselves where they lead to. */
export function AdminToasts() {
  return <Toasts onOpen={() => {}} />;
}
