import { accessTokenMs, blockCodes } from '@office/vocabulary';
import type { Transaction } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { hasContract, lockContract, lockOpenContracts } from '../store/contract-store.ts';
import { countOthersSignedIn } from '../store/session-store.ts';

/** A session counts as signed in for two access token lifetimes after its last use. */
export const signedInWithin = 2 * accessTokenMs;

export function signedInSince(now: Date): Date {
  return new Date(now.getTime() - signedInWithin);
}

export interface LoginRequest {
  userId: string;
  organizationId: string;
  now: Date;
}

export async function chooseContract(tx: Transaction, who: LoginRequest): Promise<string> {
  const open = await lockOpenContracts(tx, who.organizationId);
  if (open.length === 0) {
    throw (await hasContract(tx, who.organizationId))
      ? new ApiError('allContractsLayoutBlocked', { code: blockCodes.contractBlocked })
      : new ApiError('contractInvalid');
  }
  for (const contract of open) {
    if (await hasFreeLogin(tx, contract, who)) return contract.id;
  }
  throw new ApiError('contractLimitUserAccess');
}

/** A session in use keeps its login. After a longer absence it needs a free login in its contract. */
export async function canKeepContract(
  tx: Transaction,
  contractId: string,
  who: { userId: string; lastUsedAt: Date; now: Date },
): Promise<boolean> {
  if (who.lastUsedAt.getTime() + signedInWithin > who.now.getTime()) return true;
  const contract = await lockContract(tx, contractId);
  return contract !== null && hasFreeLogin(tx, contract, who);
}

async function hasFreeLogin(
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
