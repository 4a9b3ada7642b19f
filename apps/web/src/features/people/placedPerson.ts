import type { Schemas } from '@office/api';
import type { PersonPlace, PlacedPerson, ProfilePerson } from '@office/ui';
import { dropEmpty } from '../../lib/dropEmpty.ts';
import { useFloors } from '../../office/floors/useFloors.ts';
import { useZoneNames } from '../../office/floors/useZoneNames.ts';

/** Where someone is, as the server says it. */
type Placed = Pick<Schemas['OrgMember'], 'floorId' | 'zoneId'>;

/** Names of floors and rooms, for all who are shown. */
export function usePlaces(people: readonly Placed[]): (placed: Placed) => PersonPlace {
  const { names } = useFloors();
  const zoneName = useZoneNames(people.map(({ floorId }) => floorId));
  return ({ floorId, zoneId }) => {
    if (!floorId) return {};
    const roomName = zoneId ? zoneName(floorId, zoneId) : undefined;
    return dropEmpty({ floorName: names.get(floorId), roomName });
  };
}

export function toPlacedPerson(member: Schemas['OrgMember'], place: PersonPlace): PlacedPerson {
  const { userId, nameKanji: name, workingStatus, status } = member;
  const { avatarUrl, department, jobTitle } = member;
  const known = dropEmpty({ avatarUrl, department, jobTitle });
  return { userId, name, workingStatus, status, ...known, ...place };
}

export function toProfilePerson(card: Schemas['UserCard'], place: PersonPlace): ProfilePerson {
  const { userId, workingStatus, status, role } = card;
  const { avatarUrl, department, jobTitle, nameKatakana, nickname, email, phoneNumber } = card;
  const { selfIntroduction } = card;
  return {
    userId,
    name: card.nameKanji,
    workingStatus,
    status,
    role,
    ...dropEmpty({ avatarUrl, department, jobTitle, nameKatakana, nickname, email, phoneNumber }),
    ...dropEmpty({ selfIntroduction }),
    ...place,
  };
}
