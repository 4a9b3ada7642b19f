import { keywordMatcher } from '@office/vocabulary';
import type { SearchSource } from '../platform/search-source.ts';
import { findEnterableRooms } from './store/room-store.ts';
import { findZoneRooms } from './rooms/zone-rooms.ts';

export const voiceRoomSource: SearchSource = {
  kind: 'VOICE_ROOM',
  area: 'voice',
  findsNames: true,
  async find({ db }, { organizationId, userId, role, language }, { keyword, limit }) {
    const matches = keywordMatcher(keyword);
    const zoneRooms = await findZoneRooms(db, { organizationId });
    const areas = zoneRooms
      .filter(({ kind, searchNames }) => kind === 'AREA' && matches(searchNames))
      .map(({ id, names, searchNames }) => ({
        id,
        title: names[language],
        otherNames: searchNames,
        path: `/voice-chat/${id}`,
      }));
    const viewer = { organizationId, userId, isGuest: role === 'GUEST' };
    const rooms = await findEnterableRooms(db, viewer, { keyword, limit });
    return [
      ...areas,
      ...rooms.map(({ id, name, nameKatakana, ownerId }) => ({
        id,
        title: name,
        otherNames: nameKatakana ? [nameKatakana] : [],
        path: `/voice-chat/${id}`,
        relevance: ownerId === userId ? 1 : 0,
      })),
    ].slice(0, limit);
  },
};
