import type { OrganizationType } from '@office/vocabulary';

export interface LogoutSteps {
  organizationType: OrganizationType | null;
  callLogout(): Promise<unknown>;
  unsubscribePush(): Promise<unknown>;
  redirect(): void;
  clear(): void;
}

/**
 * Signs out (spec §4). Members of a single organisation first notify the server and unsubscribe from push;
 * failures of
 * these calls do not prevent the sign-out.
 */
export async function logout(steps: LogoutSteps): Promise<void> {
  if (steps.organizationType === 'JUST_ONE') {
    await steps.callLogout().catch(() => undefined);
    await steps.unsubscribePush().catch(() => undefined);
  }
  steps.redirect();
  steps.clear();
}
