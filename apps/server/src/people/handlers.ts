import type { Handlers } from '../platform/operation.ts';
import { pageOf } from '../http/page.ts';
import { addDeskNote, deleteDeskNote, getDesk, markDeskNotesRead, updateDesk } from './desk.ts';
import { getMember, searchOrgMembers } from './members.ts';
import { updatePresence } from './presence.ts';
import { getProfile, updateProfile } from './profile.ts';
import {
  clearStatusLine,
  clearWorkingHours,
  endQuietTime,
  listReachability,
  setStatusLine,
  setWorkingHours,
  startQuietTime,
} from './reachability/reachability.ts';
import { parsePortraitPath, portraitSvg } from '@office/world/portrait';
import { ApiError } from '../http/api-error.ts';

export const peopleHandlers = {
  getProfile: (_input, context) => getProfile(context),
  updateProfile: ({ body }, context) => updateProfile(context, body),
  searchOrgMembers: ({ query }, context) =>
    searchOrgMembers(context, {
      keyword: query.keyword ?? '',
      ...(query.floorId && { floorId: query.floorId }),
      ...(query.role && { role: query.role }),
      ...pageOf(query),
    }),
  getUser: ({ params }, context) => getMember(context, params.id),
  updateUserStatus: ({ body }, context) => updatePresence(context, body),
  listReachability: (_input, context) => listReachability(context),
  setStatusLine: ({ body }, context) => setStatusLine(context, body),
  clearStatusLine: (_input, context) => clearStatusLine(context),
  startQuietTime: ({ body }, context) => startQuietTime(context, body),
  endQuietTime: (_input, context) => endQuietTime(context),
  setWorkingHours: ({ body }, context) => setWorkingHours(context, body),
  clearWorkingHours: (_input, context) => clearWorkingHours(context),
  getDesk: ({ params }, context) => getDesk(context, params.userId),
  updateDesk: ({ body }, context) => updateDesk(context, body),
  markDeskNotesRead: (_input, context) => markDeskNotesRead(context),
  addDeskNote: ({ params, body }, context) => addDeskNote(context, params.userId, body),
  deleteDeskNote: ({ params }, context) =>
    deleteDeskNote(context, { ownerId: params.userId, noteId: params.noteId }),
  getPortrait: ({ params }) => getPortrait(params.portrait),
} satisfies Handlers;

/** @throws {ApiError} 404 `notFound` for a name that does not encode a valid avatar */
function getPortrait(name: string): string {
  const avatar = parsePortraitPath(name);
  if (!avatar) throw new ApiError('notFound');
  return portraitSvg(avatar);
}
