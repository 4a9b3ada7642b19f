import { findAccountByEmail } from '../auth/accounts.ts';
import { UsageError } from './arguments.ts';
import type { CommandContext } from './command.ts';
import { findContracts, findFloors, findOrganizations } from './lookup-store.ts';

type Context = Pick<CommandContext, 'platform'>;

export async function organizationId(context: Context, idOrName: string): Promise<string> {
  return only('organisation', idOrName, await findOrganizations(context.platform.db, idOrName));
}

export async function contractId(context: Context, idOrName: string): Promise<string> {
  return only('contract', idOrName, await findContracts(context.platform.db, idOrName));
}

export async function floorId(context: Context, idOrName: string): Promise<string> {
  return only('floor', idOrName, await findFloors(context.platform.db, idOrName));
}

export async function userId(context: Context, email: string): Promise<string> {
  const user = await findAccountByEmail(context.platform, email);
  if (!user) throw new UsageError(`No user has the address ${email}`);
  return user.id;
}

function only(kind: string, idOrName: string, found: { id: string; name: string }[]): string {
  const [first, ...others] = found;
  if (!first) throw new UsageError(`There is no ${kind} "${idOrName}"`);
  if (others.length > 0) {
    const ids = found.map(({ id }) => id).join(', ');
    throw new UsageError(`There is more than one ${kind} "${idOrName}": use its id (${ids})`);
  }
  return first.id;
}
