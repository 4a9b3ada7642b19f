import { avatarOrDefault } from '@office/world/avatar';
import type { Schemas } from '@office/api';
import { notifyOnCommit } from '../database/bus.ts';
import { hasUploaded, requireUpload } from '../files/uploads.ts';
import { ApiError } from '../http/api-error.ts';
import type { WithClaims } from '../http/claims.ts';
import type { Platform } from '../platform/platform.ts';
import { publishMemberChange } from './member-events.ts';
import { checkDateOfBirth } from './date-of-birth.ts';
import { pictureUrl, withAvatarUrl } from './avatar-url.ts';
import { findMember, findOrganizationsOf, type Membership } from './member-directory-store.ts';
import { updateJob } from './job-store.ts';
import { deriveLatinName } from './latin-name.ts';
import { findPerson, updatePerson, type Person } from './person-store.ts';
import { automaticReason, lastManual } from './presence-machine.ts';
import { findPresence } from './presence-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'files' | 'realtime'>;

/** Bus topic for changed profiles, with the user id. Processes reload the names and avatars on their floors. */
export const personTopic = 'person';

const publicProfileFields = [
  'nameKanji',
  'nameKatakana',
  'nameLatin',
  'nickname',
  'avatarKey',
  'officeAvatar',
] as const;

/** Department, job title, role and presence belong to the selected organisation, if any. */
export async function getProfile(
  context: Deps & WithClaims & { readonly membership?: Membership },
): Promise<Schemas['Profile']> {
  const { userId, organizationId } = context.claims;
  const person = await findPerson(context.db, userId);
  if (!person) throw new ApiError('tokenInvalidOrExpired');
  const membership =
    context.membership ??
    (organizationId ? await findMember(context.db, { organizationId, userId }) : null);
  const presence = membership && (await findPresence(context.db, membership));
  const { department, jobTitle } = membership ?? person;
  return withAvatarUrl(context, {
    id: person.id,
    email: person.email,
    nameKanji: person.nameKanji,
    nameKatakana: person.nameKatakana,
    nameLatin: (person.nameLatinRule === null && person.nameLatin) || '',
    ...optionalDerivedName(person),
    nickname: person.nickname,
    gender: person.gender,
    dateOfBirth: person.dateOfBirth,
    department,
    jobTitle,
    phoneNumber: person.phoneNumber,
    language: person.language,
    selfIntroduction: person.selfIntroduction,
    avatarKey: person.avatarKey,
    officeAvatar: avatarOrDefault(person.officeAvatar, userId),
    role: presence?.role ?? null,
    status: presence?.state.shown.status ?? null,
    workingStatus: presence?.state.shown.workingStatus ?? null,
    lastManual: presence && lastManual(presence.state),
    automatic: presence && automaticReason(presence.state, presence.circumstances),
  });
}

function optionalDerivedName(person: Person): Pick<Schemas['Profile'], 'derivedNameLatin'> {
  const derivedNameLatin = deriveLatinName(person);
  return derivedNameLatin ? { derivedNameLatin } : {};
}

/** Null clears a field. The contract has already validated the format of each field (spec §5). */
export async function updateProfile(
  context: Deps & WithClaims,
  change: Schemas['UpdateProfileRequest'],
): Promise<Schemas['Profile']> {
  const { userId, organizationId } = context.claims;
  const { department, jobTitle, ...person } = change;
  const { avatarKey, nameKatakana } = person;
  checkDateOfBirth(change.dateOfBirth, context.now());
  const photo = avatarKey && { key: avatarKey, ownerId: userId, directory: 'profile' };
  if (photo) await requireUpload(context, photo);
  await context.db.transaction(async (tx) => {
    if (photo && !(await hasUploaded(tx, photo))) throw new ApiError('fileNotUploaded');
    // Without an organisation, the values are stored in the account and used when the user first joins one.
    const job = { department, jobTitle };
    if (organizationId) await updateJob(tx, { organizationId, userId }, job);
    await updatePerson(tx, userId, {
      ...person,
      ...(!organizationId && job),
      // The column does not accept null.
      nameKatakana: nameKatakana === null ? '' : nameKatakana,
      updatedAt: context.now(),
    });
    await notifyOnCommit(tx, personTopic, userId);
  });
  if (organizationId)
    await publishMemberChange(context, { organizationId, userId }, 'MEMBER_UPDATED');
  if (publicProfileFields.some((part) => change[part] !== undefined))
    await publishProfileChange(context, userId);
  return getProfile(context);
}

/** Notifies all organisations of the person, because their lists show names and avatars. */
export async function publishProfileChange(
  deps: Pick<Deps, 'db' | 'files' | 'realtime'>,
  userId: string,
): Promise<void> {
  const person = await findPerson(deps.db, userId);
  if (!person) return;
  const { id, nameKanji, nameLatin, avatarKey: key, officeAvatar: avatar, bot } = person;
  const message = {
    userId,
    nameKanji,
    ...(nameLatin && { nameLatin }),
    avatarUrl: await pictureUrl(deps, { id, key, avatar, bot }),
    officeAvatar: avatarOrDefault(avatar, userId),
  };
  const organizationIds = await findOrganizationsOf(deps.db, userId);
  await Promise.all(
    organizationIds.map((organizationId) =>
      deps.realtime.publish('profileChanged', { organizationId }, message),
    ),
  );
}
