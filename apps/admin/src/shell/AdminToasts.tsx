import { Toasts } from '@office/client/toasts/Toasts.tsx';

/** `onOpen` does nothing: toasts of the administration contain their own links. */
export function AdminToasts() {
  return <Toasts onOpen={() => {}} />;
}
