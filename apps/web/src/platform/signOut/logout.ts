import type { OrganizationType } from '@office/vocabulary';

export interface LogoutSteps {
  organizationType: OrganizationType | null;
  callLogout(): Promise<unknown>;
  unsubscribePush(): Promise<unknown>;
  redirect(): void;
  clear(): void;
}

/**
 * Signs out (spec §4), even if calls fail. Also ends the session on the server: see "Sign-out
 * before an organisation is selected" in docs/decisions.md.
 */
export async function logout(steps: LogoutSteps): Promise<void> {
  await steps.callLogout().catch(() => undefined);
  if (steps.organizationType === 'JUST_ONE') await steps.unsubscribePush().catch(() => undefined);
  steps.redirect();
  steps.clear();
}
