import type { Queryable } from '../../database/database.ts';
import { domainOf, findAdministratorRole, findConnectionOfDomain } from '../store/sso-store.ts';

export { findAdministratorRole } from '../store/sso-store.ts';

/** Returns whether the domain of an address requires single sign-on, for known and unknown addresses. */
export async function isSsoRequiredFor(tx: Queryable, email: string): Promise<boolean> {
  return (await findConnectionOfDomain(tx, domainOf(email)))?.required ?? false;
}

/** Returns whether an account must use single sign-on. Exempts system and break-glass administrators. */
export async function mustUseSso(
  tx: Queryable,
  { id: userId, email }: { id: string; email: string },
): Promise<boolean> {
  const found = await findConnectionOfDomain(tx, domainOf(email));
  if (!found?.required) return false;
  const { organizationId, breakGlassUserIds } = found.connection;
  const { systemAdmin, administrator } = await findAdministratorRole(tx, {
    userId,
    organizationId,
  });
  return !systemAdmin && !(administrator && breakGlassUserIds.includes(userId));
}
