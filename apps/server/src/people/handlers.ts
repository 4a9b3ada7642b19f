import type { Handlers } from '../platform/operation.ts';
import { pageOf } from '../http/page.ts';
import { addDeskNote, deleteDeskNote, getDesk, markDeskNotesRead, updateDesk } from './desk.ts';
import { getMember, searchOrgMembers } from './members.ts';
import { getPortrait } from './portrait.ts';
import { updatePresence } from './presence.ts';
import { getProfile, updateProfile } from './profile.ts';

export const peopleHandlers = {
  getProfile: (_input, context) => getProfile(context, context.claims),
  updateProfile: ({ body }, context) => updateProfile(context, context.claims, body),
  searchOrgMembers: ({ query }, context) =>
    searchOrgMembers(context, context.claims, {
      keyword: query.keyword ?? '',
      ...(query.floorId && { floorId: query.floorId }),
      ...(query.role && { role: query.role }),
      ...pageOf(query),
    }),
  getUser: ({ params }, context) => getMember(context, context.claims, params.id),
  updateUserStatus: ({ body }, context) => updatePresence(context, context.claims, body),
  getDesk: ({ params }, context) => getDesk(context, context.claims, params.userId),
  updateDesk: ({ body }, context) => updateDesk(context, context.claims, body),
  markDeskNotesRead: (_input, context) => markDeskNotesRead(context, context.claims),
  addDeskNote: ({ params, body }, context) =>
    addDeskNote(context, context.claims, params.userId, body),
  deleteDeskNote: ({ params }, context) =>
    deleteDeskNote(context, context.claims, { ownerId: params.userId, noteId: params.noteId }),
  getPortrait: ({ params }) => getPortrait(params.portrait),
} satisfies Handlers;
