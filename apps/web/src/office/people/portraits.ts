import type { OfficeAvatar } from '@office/vocabulary';
import type { Schemas } from '@office/api';
import { avatarOrDefault } from '@office/world/avatar';
import { portraitPath, portraitSvg } from '@office/world/portrait';

/** Address of the drawing of an office avatar. */
export function portraitUrl(avatar: OfficeAvatar): string {
  return `/api/v1/users/portraits/${portraitPath(avatar)}`;
}

/** The drawing itself, for looks that are only being tried on. */
export function drawnPortrait(avatar: OfficeAvatar): string {
  return `data:image/svg+xml,${encodeURIComponent(portraitSvg(avatar))}`;
}

/** One's own picture: the photo, or else the portrait, as the server gives it for everyone else. */
export function ownPicture({ id, avatarUrl, officeAvatar }: Schemas['Profile']): string {
  return avatarUrl ?? portraitUrl(avatarOrDefault(officeAvatar, id));
}
