import type { OfficeAvatar } from '@office/vocabulary';
import type { Schemas } from '@office/api';
import { avatarOrDefault } from '@office/world/avatar';
import { portraitPath, portraitSvg } from '@office/world/portrait';

/** The address of an office avatar's portrait. */
export function portraitUrl(avatar: OfficeAvatar): string {
  return `/api/v1/users/portraits/${portraitPath(avatar)}`;
}

/** The portrait itself, for an avatar that is only being tried on. */
export function drawnPortrait(avatar: OfficeAvatar): string {
  return `data:image/svg+xml,${encodeURIComponent(portraitSvg(avatar))}`;
}

/** The member's own picture: the photo, or else the portrait. The server does the same for others. */
export function ownPicture({ id, avatarUrl, officeAvatar }: Schemas['Profile']): string {
  return avatarUrl ?? portraitUrl(avatarOrDefault(officeAvatar, id));
}
