import { enterOnlyOrganization } from '../features/organization/index.ts';
import { clearReturnPath, returnPath } from '../platform/session/returnPath.ts';
import { session } from '../platform/session/browserSession.ts';
import { AuthFrame, OrganizationPicker } from './authPages.ts';
import { fetchWorkplace, loadFirstPanel } from './firstPanel.ts';

/** The form would show progress for ever if a call never ended. */
const maxWaitMs = 8000;

/**
 * Selects the only organisation of the member and loads the page that follows the sign-in, which stays visible until then.
 * Returns the path of the page.
 */
export async function prepareNextPage(): Promise<string> {
  const path = returnPath();
  const prepared = prepare(new URL(path, window.location.origin).pathname).catch(() => {
    // The page that is shown repeats the call and shows the error.
  });
  await Promise.race([prepared, new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
  return path;
}

async function prepare(pathname: string): Promise<void> {
  fetchWorkplace();
  const isMember = session.getSnapshot().organizationId !== null || (await enterOnlyOrganization());
  if (!isMember) {
    await Promise.all([AuthFrame.preload(), OrganizationPicker.preload()]);
    return;
  }
  clearReturnPath();
  await loadFirstPanel(pathname);
}
