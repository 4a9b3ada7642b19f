import type { Schemas } from '@office/api';
import { lockOrganization } from '../../database/organization-lock.ts';
import { preSign } from '../../files/pre-sign.ts';
import { hasUploaded, requireUpload } from '../../files/uploads.ts';
import { ApiError } from '../../http/api-error.ts';
import { requireTimeZone } from '../../http/require-time-zone.ts';
import type { WithClaims, WithViewer } from '../../http/claims.ts';
import { withAvatarUrl } from '../../people/avatar-url.ts';
import type { Platform } from '../../platform/platform.ts';
import { publishOrganizationUpdated } from './organization-events.ts';
import { findOrganization, isTimeZone, saveProfile } from './settings-store.ts';
import { nextVersion } from '../../http/version.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'files' | 'realtime' | 'audit'>;

export async function preSignLogo(
  context: Pick<Platform, 'config' | 'db' | 'files' | 'now'> & WithClaims,
  announced: Schemas['PreSignRequest'],
): Promise<Schemas['PreSignedUpload']> {
  const [upload] = await preSign(context, 'organization_logo', [announced]);
  return upload!;
}

/** Changes the name, email, logo and time zone of the organisation. Members see the change immediately. */
export async function updateProfile(
  context: Deps & WithViewer,
  change: Schemas['UpdateOrganizationProfileRequest'],
): Promise<Schemas['OrganizationProfile']> {
  const { organizationId, userId } = context.viewer;
  const logo = change.avatarKey && {
    key: change.avatarKey,
    ownerId: userId,
    directory: 'organization_logo',
  };
  if (logo) await requireUpload(context, logo);
  if (change.timeZone !== undefined) requireTimeZone(change.timeZone);
  const profile = await context.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const before = await findOrganization(tx, organizationId);
    if (!before) throw new ApiError('organizationNotFound');
    if (logo && !(await hasUploaded(tx, logo))) throw new ApiError('fileNotUploaded');
    const timeZone = change.timeZone ?? before.timeZone;
    const moved = timeZone !== before.timeZone;
    if (moved && !(await isTimeZone(tx, timeZone))) throw new ApiError({ timeZone: 'invalid' });
    const after = {
      name: change.name.trim(),
      email: change.email,
      timeZone,
      avatarKey: change.avatarKey === undefined ? before.avatarKey : change.avatarKey,
      version: nextVersion(before, change.version),
    };
    await saveProfile(tx, organizationId, after, context.now());
    const { name, email, avatarKey } = before;
    await context.audit(tx, {
      action: 'ORGANIZATION_CHANGED',
      target: { kind: 'ORGANIZATION', id: organizationId, name: after.name },
      before: { name, email, logo: avatarKey, ...(moved && { timeZone: before.timeZone }) },
      after: {
        name: after.name,
        email: after.email,
        logo: after.avatarKey,
        ...(moved && { timeZone }),
      },
    });
    return after;
  });
  await publishOrganizationUpdated(context, organizationId);
  return withAvatarUrl(context, profile);
}
