import { UpdatePasswordDone } from '@office/ui';

export function UpdatePasswordDonePage() {
  return <UpdatePasswordDone />;
}
