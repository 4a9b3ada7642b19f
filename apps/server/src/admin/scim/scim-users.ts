import { findAccountByEmail, insertAccount, lockAccount } from '../../auth/accounts.ts';
import { blockedError } from '../../auth/passwords/password-check.ts';
import { domainOf, findDomains } from '../../auth/sso/sso-domains.ts';
import { findAdministratorRole } from '../../auth/sso/sso-required.ts';
import { notifyOnCommit } from '../../database/bus.ts';
import type { Queryable, Transaction } from '../../database/database.ts';
import type { MemberRef } from '../../database/membership.ts';
import { isUniqueViolation } from '../../database/unique-violation.ts';
import { insertMember, updateJob, updatePerson } from '../../people/member-directory.ts';
import { publishMemberChange } from '../../people/member-events.ts';
import { personTopic, publishProfileChange } from '../../people/profile.ts';
import type { Platform } from '../../platform/platform.ts';
import { setMemberBlock } from '../admin-store.ts';
import {
  blockMember,
  removeMember,
  unblockMember,
  updateMember,
} from '../members/member-changes.ts';
import { ScimError } from './scim-error.ts';
import {
  isId,
  parseFilter,
  readListQuery,
  readOperations,
  requireResource,
  toListResponse,
  type Resource,
} from './scim-messages.ts';
import type { ScimCaller } from './scim-tokens.ts';
import {
  changedNameOf,
  newNameOf,
  patchUser,
  readUser,
  toScimUser,
  type ScimUser,
  type ScimUserValues,
} from './scim-user.ts';
import * as store from './scim-user-store.ts';

export interface ScimContext extends Pick<
  Platform,
  'db' | 'now' | 'config' | 'files' | 'realtime' | 'audit' | 'notifications' | 'linkedCalendars'
> {
  caller: ScimCaller;
  baseUrl: string;
}

/** A provider must not remove the last administrator. */
const keepsAdministrator = { keepsAdministrator: true } as const;

/** @throws {ScimError} 404 for members of other organisations */
async function requireUser(
  { db, caller: { organizationId } }: ScimContext,
  userId: string,
): Promise<ScimUser> {
  const user = isId(userId) ? await store.findScimUser(db, { organizationId, userId }) : null;
  if (!user) throw new ScimError(404, 'The user was not found.');
  return user;
}

export async function getUser(context: ScimContext, userId: string): Promise<Resource> {
  return toScimUser(await requireUser(context, userId), context.baseUrl);
}

export async function listUsers(context: ScimContext, query: unknown): Promise<Resource> {
  const { filter, ...page } = readListQuery(query);
  const alternatives = filter ? parseFilter(filter, store.filterableAttributes) : [];
  const { organizationId } = context.caller;
  const found = await store.findScimUsers(context.db, organizationId, alternatives, page);
  const resources = found.users.map((user) => toScimUser(user, context.baseUrl));
  return toListResponse(resources, { total: found.total, startIndex: page.startIndex });
}

/** Creates an account, or links the existing one, and adds it as a member. */
export async function createUser(context: ScimContext, body: unknown): Promise<Resource> {
  const values = readUser(requireResource(body));
  const { organizationId } = context.caller;
  const userId = await context.db.transaction(async (tx) => {
    await requireOwnDomain(tx, organizationId, values.userName);
    const userId = await findOrCreateAccount(context, tx, values);
    await addMember(context, tx, { organizationId, userId }, values);
    return userId;
  });
  if (values.active !== false) {
    await publishMemberChange(context, { organizationId, userId }, 'MEMBER_ADDED');
  }
  return getUser(context, userId);
}

/**
 * Accepts only addresses in domains that the organisation has verified, so that it cannot take over accounts of
 * others.
 */
async function requireOwnDomain(
  tx: Queryable,
  organizationId: string,
  email: string,
): Promise<void> {
  const domains = await findDomains(tx, organizationId);
  const domain = domainOf(email);
  if (!domains.some((each) => each.verifiedAt && each.domain === domain)) {
    throw new ScimError(
      403,
      `The domain ${domain} is not verified. Verify it under Single sign-on in the administration.`,
    );
  }
}

async function findOrCreateAccount(
  { audit, caller: { organizationId } }: ScimContext,
  tx: Transaction,
  values: ScimUserValues,
): Promise<string> {
  const { userName: email, language } = values;
  const created = await insertAccount(tx, {
    email,
    nameKanji: newNameOf(values),
    ...(language && { language }),
  });
  const userId = created ?? (await findAccountByEmail({ db: tx }, email))?.id;
  const account = userId ? await lockAccount(tx, userId) : null;
  if (!account) throw notUnique();
  if (account.blockedAt) throw blockedError();
  if (created) {
    const target = { kind: 'ACCOUNT', id: created } as const;
    await audit(tx, { action: 'ACCOUNT_CREATED', organizationId, target });
  }
  return account.id;
}

async function addMember(
  context: ScimContext,
  tx: Transaction,
  member: MemberRef,
  { department, jobTitle, active = true, externalId, givenName, familyName }: ScimUserValues,
): Promise<void> {
  const role = 'USER';
  const isNew = await insertMember(tx, { ...member, role, department: department ?? undefined });
  if (!isNew) throw notUnique();
  if (jobTitle) await updateJob(tx, member, { jobTitle });
  if (!active) await setMemberBlock(tx, member, context.now());
  await store.saveScimUser(tx, {
    ...{ ...member, externalId, givenName, familyName },
    updatedAt: context.now(),
  });
  await context.linkedCalendars.addMissingCalendars(tx, member.userId);
  await context.audit(tx, {
    action: 'MEMBER_ADDED',
    organizationId: member.organizationId,
    target: { kind: 'MEMBER', id: member.userId },
    after: { role, blocked: !active },
  });
}

const notUnique = () =>
  new ScimError(409, 'A user with this userName already exists.', 'uniqueness');

export async function replaceUser(
  context: ScimContext,
  userId: string,
  body: unknown,
): Promise<Resource> {
  const user = await requireUser(context, userId);
  return updateUser(context, user, readUser(requireResource(body)));
}

export async function changeUser(
  context: ScimContext,
  userId: string,
  body: unknown,
): Promise<Resource> {
  const user = await requireUser(context, userId);
  return updateUser(context, user, await patchUser(user, readOperations(body)));
}

async function updateUser(
  context: ScimContext,
  user: ScimUser,
  values: ScimUserValues,
): Promise<Resource> {
  const { organizationId } = context.caller;
  const { userId } = user;
  const member = { organizationId, userId };
  const { active = user.active, department, jobTitle } = values;
  // A member loses the access even if another change is rejected.
  if (user.active && !active) await deactivate(context, member);
  const hasNewProfile = await updateAccount(context, user, values);
  await updateMember(context, member, { department, jobTitle });
  if (hasNewProfile) {
    await publishMemberChange(context, member, 'MEMBER_UPDATED');
    await publishProfileChange(context, userId);
  }
  if (!user.active && active) await unblockMember(context, member);
  return getUser(context, userId);
}

/** @throws {ScimError} 409 for an administrator for emergencies */
async function requireDispensable(context: ScimContext, member: MemberRef): Promise<void> {
  if (await store.isBreakGlass(context.db, member)) {
    throw new ScimError(
      409,
      'This person is an administrator for emergencies. Change that under Single sign-on first.',
    );
  }
}

async function deactivate(context: ScimContext, member: MemberRef): Promise<void> {
  await requireDispensable(context, member);
  await blockMember(context, member, keepsAdministrator);
}

/** Changes address, name, language and the stored SCIM attributes. Returns whether the profile has changed. */
async function updateAccount(
  context: ScimContext,
  user: ScimUser,
  values: ScimUserValues,
): Promise<boolean> {
  const { organizationId } = context.caller;
  const { userId } = user;
  const after = {
    email: values.userName,
    name: changedNameOf(user, values),
    language: values.language ?? user.language,
  };
  const isChanged =
    after.email !== user.email || after.name !== user.name || after.language !== user.language;
  await context.db
    .transaction(async (tx) => {
      if (isChanged) {
        await lockAccount(tx, userId);
        await requireOwnAccount(context, tx, user);
        if (after.email !== user.email) await requireOwnDomain(tx, organizationId, after.email);
        await updatePerson(tx, userId, {
          email: after.email,
          language: after.language,
          ...(after.name !== user.name && { nameKanji: after.name }),
          updatedAt: context.now(),
        });
        await notifyOnCommit(tx, personTopic, userId);
        const { email, name, language } = user;
        await context.audit(tx, {
          action: 'MEMBER_CHANGED',
          organizationId,
          target: { kind: 'MEMBER', id: userId },
          before: { email, name, language },
          after,
        });
      }
      const { externalId, givenName, familyName } = values;
      await store.saveScimUser(tx, {
        ...{ organizationId, userId, externalId, givenName, familyName },
        updatedAt: context.now(),
      });
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'users_email_unique') ? notUnique() : error;
    });
  return isChanged;
}

/** The account can be used in other organisations, so only the owner of its domain can change it. */
async function requireOwnAccount(
  { caller: { organizationId } }: ScimContext,
  tx: Transaction,
  { userId, email }: ScimUser,
): Promise<void> {
  const { systemAdmin } = await findAdministratorRole(tx, { userId, organizationId });
  if (systemAdmin) {
    throw new ScimError(403, 'The account of a system administrator cannot be changed.');
  }
  await requireOwnDomain(tx, organizationId, email);
}

export async function deleteUser(context: ScimContext, userId: string): Promise<void> {
  await requireUser(context, userId);
  const member = { organizationId: context.caller.organizationId, userId };
  await requireDispensable(context, member);
  await removeMember(context, member, keepsAdministrator);
}
