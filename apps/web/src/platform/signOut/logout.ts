import type { OrganizationType } from '@office/vocabulary';

export interface LogoutSteps {
  organizationType: OrganizationType | null;
  /** Tells the server. */
  callLogout(): Promise<unknown>;
  unsubscribePush(): Promise<unknown>;
  /** To the sign-in page. */
  redirect(): void;
  /** The session and every cache. */
  clear(): void;
}

/**
 * Signing out (spec §4): in one organisation the server is told and push is unsubscribed first;
 * otherwise there is nothing to tell. Someone who wants out gets out: neither call can prevent it.
 */
export async function logout(steps: LogoutSteps): Promise<void> {
  if (steps.organizationType === 'JUST_ONE') {
    await steps.callLogout().catch(() => undefined);
    await steps.unsubscribePush().catch(() => undefined);
  }
  steps.redirect();
  steps.clear();
}
