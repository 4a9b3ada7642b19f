import { UpdatePasswordDone } from '@office/ui/screens/auth';

export function UpdatePasswordDonePage() {
  return <UpdatePasswordDone />;
}
