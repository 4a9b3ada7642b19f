import { accessTokenMs, blockCodes } from '@office/vocabulary';
import type { Transaction } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import { hasContract, lockContract, lockOpenContracts } from './contract-store.ts';
import { countOthersSignedIn } from './session-store.ts';

/**
 * A session counts as signed in while it was used within two lives of its access token: a page that
 * is open renews it sooner, and one that was closed without signing out no longer counts by then.
 */
export const signedInWithin = 2 * accessTokenMs;

/** Sessions used since then count as signed in. */
export function signedInSince(now: Date): Date {
  return new Date(now.getTime() - signedInWithin);
}

export interface LoginRequest {
  userId: string;
  organizationId: string;
  now: Date;
}

/** The contract whose login-user limit leaves room for one more person. */
export async function chooseContract(tx: Transaction, who: LoginRequest): Promise<string> {
  const open = await lockOpenContracts(tx, who.organizationId);
  if (open.length === 0) {
    throw (await hasContract(tx, who.organizationId))
      ? new ApiError('allContractsLayoutBlocked', { code: blockCodes.contractBlocked })
      : new ApiError('contractInvalid');
  }
  for (const contract of open) {
    if (await hasLoginLeft(tx, contract, who)) return contract.id;
  }
  throw new ApiError('contractLimitUserAccess');
}

/**
 * Whether a session that comes back may go on: it may while it is in use, and finds
 * out whether there is one left when it was away for longer.
 */
export async function mayKeepContract(
  tx: Transaction,
  contractId: string,
  who: { userId: string; lastUsedAt: Date; now: Date },
): Promise<boolean> {
  if (who.lastUsedAt.getTime() + signedInWithin > who.now.getTime()) return true;
  const contract = await lockContract(tx, contractId);
  return contract !== null && hasLoginLeft(tx, contract, who);
}

async function hasLoginLeft(
  tx: Transaction,
  contract: { id: string; loginUserLimit: number },
  who: { userId: string; now: Date },
): Promise<boolean> {
  const others = await countOthersSignedIn(tx, {
    contractId: contract.id,
    userId: who.userId,
    since: signedInSince(who.now),
  });
  return others < contract.loginUserLimit;
}
