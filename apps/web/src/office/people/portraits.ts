import type { OfficeAvatar } from '@office/vocabulary';
import type { Schemas } from '@office/api';
import { avatarOrDefault } from '@office/world/avatar';
import { portraitPath, portraitSvg } from '@office/world/portrait';

export function portraitUrl(avatar: OfficeAvatar): string {
  return `/api/v1/users/portraits/${portraitPath(avatar)}`;
}

export function drawnPortrait(avatar: OfficeAvatar): string {
  return `data:image/svg+xml,${encodeURIComponent(portraitSvg(avatar))}`;
}

/** The photo, or the portrait if there is none, as on the server. */
export function ownPicture({ id, avatarUrl, officeAvatar }: Schemas['Profile']): string {
  return avatarUrl ?? portraitUrl(avatarOrDefault(officeAvatar, id));
}
