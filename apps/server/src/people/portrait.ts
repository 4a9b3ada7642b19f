import { parsePortraitPath, portraitSvg } from '@office/world/portrait';
import { ApiError } from '../http/api-error.ts';

/** @throws {ApiError} 404 `notFound` for a name that does not encode a valid avatar */
export function getPortrait(name: string): string {
  const avatar = parsePortraitPath(name);
  if (!avatar) throw new ApiError('notFound');
  return portraitSvg(avatar);
}
