import { parsePortraitPath, portraitSvg } from '@office/world/portrait';
import { ApiError } from '../http/api-error.ts';

/**
 * The drawing that a portrait's file name stands for.
 *
 * @throws {ApiError} 404 `notFound` for a name that lists no look
 */
export function getPortrait(name: string): string {
  const avatar = parsePortraitPath(name);
  if (!avatar) throw new ApiError('notFound');
  return portraitSvg(avatar);
}
