import { keywordMatcher } from '@office/vocabulary';
import { floorNames, searchableNames } from '../map/floor-names.ts';
import { findNamedFloors, floorPath } from '../map/floor-search.ts';
import type { SearchSource } from '../platform/search-source.ts';
import { meetingRoomId } from './meeting-rooms.ts';

export const meetingRoomSource: SearchSource = {
  kind: 'MEETING_ROOM',
  area: 'map',
  findsNames: true,
  async find({ db }, { organizationId, language }, { keyword }) {
    const matches = keywordMatcher(keyword);
    const floors = await findNamedFloors(db, organizationId);
    return floors.flatMap((floor) =>
      floor.meetingRooms
        .filter(({ name }) => matches(searchableNames(name)))
        .map(({ id, name }) => ({
          id: meetingRoomId(floor.id, id),
          title: name[language],
          otherNames: searchableNames(name),
          context: floorNames(floor.name, floor.planName)?.[language] ?? floor.name,
          path: `${floorPath(floor.id)}&room=${encodeURIComponent(id)}`,
        })),
    );
  },
};
