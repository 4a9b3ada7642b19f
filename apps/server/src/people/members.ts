import { avatarOrDefault } from '@office/world/avatar';
import type { Schemas } from '@office/api';
import type { MemberRole } from '@office/vocabulary';
import { requireMember } from './current-member.ts';
import { ApiError } from '../http/api-error.ts';
import type { CallContext } from '../http/call-context.ts';
import type { WithViewer } from '../http/claims.ts';
import type { Platform } from '../platform/platform.ts';
import { toPage } from '../http/page.ts';
import type { Page } from '../http/page.ts';
import { withPictureUrl } from './avatar-url.ts';
import { demoMark } from './demo-mark.ts';
import { findMemberCard, searchPeople } from './person-store.ts';

type Deps = Pick<Platform, 'db' | 'files' | 'locations'>;

/** @throws {ApiError} 404 `floorInvalid` for a floor of another organisation */
export async function searchOrgMembers(
  context: Deps & WithViewer & Pick<CallContext, 'language'>,
  query: { keyword: string; floorId?: string; role?: MemberRole; page: number; limit: number },
): Promise<Page<Schemas['OrgMember']>> {
  const { organizationId, userId, role } = await requireMember(context);
  const { keyword, floorId, role: withRole } = query;
  if (floorId) await context.locations.requireFloor({ floorId, organizationId });
  const { rows, total } = await searchPeople(
    context.db,
    {
      organizationId,
      except: userId,
      keyword,
      language: context.language,
      role,
      ...(floorId && { floorId }),
      ...(withRole && { withRole }),
    },
    query,
  );
  const data = await Promise.all(rows.map((row) => withPictureUrl(context, row)));
  const zones = await context.locations.zonesOf(rows);
  return toPage(
    data.map(({ simulated, ...row }) => ({
      ...row,
      ...demoMark(simulated),
      email: role === 'GUEST' || row.bot ? null : row.email,
      zoneId: zones.get(row.userId) ?? null,
    })),
    total,
    query,
  );
}

/** Returns the card of a member of the selected organisation. */
export async function getMember(
  context: Deps & WithViewer,
  userId: string,
): Promise<Schemas['UserCard']> {
  const viewer = await requireMember(context);
  const { organizationId } = viewer;
  const found = await findMemberCard(context.db, { organizationId, userId });
  if (!found) throw new ApiError('userNotFound');
  const { simulated, ...card } = found;
  const hidesContact = found.picture.bot || (viewer.role === 'GUEST' && viewer.userId !== userId);
  return {
    ...(await withPictureUrl(context, card)),
    ...demoMark(simulated),
    ...(hidesContact && { email: null, phoneNumber: null }),
    officeAvatar: avatarOrDefault(card.officeAvatar, userId),
    zoneId: (await context.locations.zonesOf([card])).get(userId) ?? null,
  };
}
