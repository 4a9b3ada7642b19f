import { navigateTo } from '@office/client/navigation/navigation.ts';
import { clearSwitchedLanguage } from '@office/client/i18n/i18n.ts';
import { office } from '../api/client.ts';
import { deleteDrafts } from '../drafts/drafts.ts';
import { session } from '../session/adminSession.ts';

const callTimeoutMs = 5000;

/** Notifies the server and deletes all drafts. A failing request does not prevent the sign-out. */
export async function signOut(): Promise<void> {
  const { user } = session.getSnapshot();
  await office
    .POST('/v1/admin/auth/logout', { signal: AbortSignal.timeout(callTimeoutMs) })
    .catch(() => undefined);
  if (user) deleteDrafts(user.id);
  navigateTo('/', { replace: true });
  session.reset();
  clearSwitchedLanguage();
}
