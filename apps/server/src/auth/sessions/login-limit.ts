import { accessTokenMs, blockCodes } from '@office/vocabulary';
import type { Transaction } from '../../database/database.ts';
import { maxProcesses } from '../../database/process-number.ts';
import { ApiError } from '../../http/api-error.ts';
import { KeyedQueue } from '../../lib/keyed-queue.ts';
import { findLoginContract, findOpenContracts, hasContract } from '../store/contract-store.ts';
import { countOthersSignedIn } from '../store/session-store.ts';

/**
 * Logins of a contract are counted under a lock. Transactions that need it wait here, where they hold no database
 * connection, so that a sign-in wave of one organisation does not delay the others.
 */
export const loginQueue = new KeyedQueue();

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

/** `loginQueue` runs one selection and one renewal at a time in each process. */
const maxConcurrentLogins = 2 * maxProcesses;

export async function chooseContract(tx: Transaction, who: LoginRequest): Promise<string> {
  const [first] = await findOpenContracts(tx, who.organizationId);
  if (first && (await hasManyFreeLogins(tx, first, who))) return first.id;
  const open = await findOpenContracts(tx, who.organizationId, { lock: true });
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
  const unlocked = await findLoginContract(tx, contractId);
  if (unlocked && (await hasManyFreeLogins(tx, unlocked, who))) return true;
  const contract = await findLoginContract(tx, contractId, { lock: true });
  return contract !== null && hasFreeLogin(tx, contract, who);
}

interface LoginContract {
  id: string;
  loginUserLimit: number;
}

/** Far below the limit, a lock is not needed: all uncommitted logins together cannot reach it. */
async function hasManyFreeLogins(
  tx: Transaction,
  contract: LoginContract,
  who: { userId: string; now: Date },
): Promise<boolean> {
  const loginUserLimit = contract.loginUserLimit - maxConcurrentLogins;
  return loginUserLimit > 0 && hasFreeLogin(tx, { ...contract, loginUserLimit }, who);
}

async function hasFreeLogin(
  tx: Transaction,
  contract: LoginContract,
  who: { userId: string; now: Date },
): Promise<boolean> {
  const others = await countOthersSignedIn(tx, {
    contractId: contract.id,
    userId: who.userId,
    since: signedInSince(who.now),
  });
  return others < contract.loginUserLimit;
}
