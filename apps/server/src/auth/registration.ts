import type { Schemas } from '@office/api';
import {
  findLink,
  findParentProblem,
  issueLink,
  linkError,
  revokeLinks,
  consumeLink,
  consumeParentLink,
} from './one-time-link.ts';
import { hashNewPassword, requirePasswordLength } from './passwords/password-hash.ts';
import { findMinPasswordLengthIn } from './store/sign-in-rule-store.ts';
import { ApiError } from '../http/api-error.ts';
import type { Platform } from '../platform/platform.ts';
import { joinByLink, requireUnblockedOrganization } from './invitation.ts';
import { publishMemberChange } from '../people/member-events.ts';
import { checkDateOfBirth } from '../people/date-of-birth.ts';
import { startSession, type Caller, type SignedIn } from './login.ts';
import { savePendingPerson, setFirstPassword } from './store/registration-store.ts';
import { isSsoRequiredFor } from './sso/sso-required.ts';
import { trustKeyOf, trustNetwork } from './devices/trusted-network.ts';

type Deps = Pick<
  Platform,
  'db' | 'now' | 'config' | 'files' | 'mail' | 'realtime' | 'audit' | 'linkedCalendars'
>;

/**
 * First step of a registration: creates the invited user without a password and returns a token for the
 * second step.
 * Can be repeated, because the invitation stays valid until the second step.
 */
export async function registerUser(
  deps: Deps,
  request: Schemas['RegisterUserRequest'],
): Promise<Schemas['RegisteredUser']> {
  const { token, ...profile } = request;
  checkDateOfBirth(profile.dateOfBirth, deps.now());
  return deps.db.transaction(async (tx) => {
    const invite = await findLink(deps, tx, 'INVITE', token);
    if (!invite || invite.problem) throw linkError('INVITE', invite?.problem);
    const { link } = invite;
    if (await isSsoRequiredFor(tx, link.email)) throw new ApiError('ssoRequired');
    await requireUnblockedOrganization(tx, link);
    const userId = await savePendingPerson(tx, {
      ...profile,
      email: link.email,
      invitedBy: link.invitedBy,
      updatedAt: deps.now(),
    });
    if (!userId) throw new ApiError('emailAlreadyRegistered');
    await revokeLinks(tx, { userId, kind: 'SET_PASSWORD' }, deps.now());
    const next = await issueLink(deps, tx, {
      kind: 'SET_PASSWORD',
      email: link.email,
      userId,
      parentHash: link.tokenHash,
    });
    return {
      userId,
      email: link.email,
      token: next.token,
      expiresAt: next.expiresAt.toISOString(),
    };
  });
}

/**
 * Second step of a registration: sets the first password, adds the member and signs in. Consumes
 * the token and the invitation. The link was emailed like a sign-in code, so the network and the
 * device become known.
 */
export async function completeRegistration(
  deps: Deps,
  request: Schemas['FirstPasswordRequest'] & { userId: string },
  caller: Caller,
): Promise<SignedIn> {
  const found = await findLink(deps, deps.db, 'SET_PASSWORD', request.token);
  if (!found || found.problem) throw linkError('SET_PASSWORD', found?.problem);
  if (found.link.userId !== request.userId) throw linkError('SET_PASSWORD');
  const passwordHash = await hashNewPassword(deps, request.password);
  const { userId, deviceToken } = request;
  const { joined, session } = await deps.db.transaction(async (tx) => {
    const link = await consumeLink(deps, tx, 'SET_PASSWORD', request.token);
    if (!link) throw linkError('SET_PASSWORD', 'USED');
    const invite = await consumeParentLink(deps, tx, link);
    if (!invite) {
      throw linkError('SET_PASSWORD', (await findParentProblem(deps, tx, link)) ?? 'USED');
    }
    if (await isSsoRequiredFor(tx, invite.email)) throw new ApiError('ssoRequired');
    await requireUnblockedOrganization(tx, invite);
    requirePasswordLength(
      request.password,
      await findMinPasswordLengthIn(tx, invite.organizationId),
    );
    const set = await setFirstPassword(tx, userId, passwordHash, deps.now());
    if (!set) throw linkError('SET_PASSWORD', 'USED');
    const joined = await joinByLink(deps, tx, invite, userId);
    await deps.audit(tx, {
      action: 'ACCOUNT_CREATED',
      userId,
      concernedUserId: userId,
      target: { kind: 'ACCOUNT', id: userId },
    });
    await trustNetwork(deps, tx, userId, trustKeyOf(caller.ip));
    const session = await startSession(deps, tx, { userId, deviceToken }, caller);
    return { joined, session };
  });
  const { organizationId } = joined;
  await publishMemberChange(deps, { organizationId, userId }, 'MEMBER_ADDED');
  return session;
}
