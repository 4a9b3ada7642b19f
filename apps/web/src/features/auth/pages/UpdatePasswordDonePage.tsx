import { UpdatePasswordDone } from '@office/ui';

/** The new password is set. */
export function UpdatePasswordDonePage() {
  return <UpdatePasswordDone />;
}
