import type { Schemas } from '@office/api';
import type { ListedPerson, ProfilePerson } from '@office/ui';
import { dropEmpty } from '../app/dropEmpty.ts';

/** Names of floors by id. */
export type FloorNames = ReadonlyMap<string, string>;

export function toListedPerson(
  member: Schemas['OrgMember'],
  floorNames: FloorNames,
): Omit<ListedPerson, 'goTo'> {
  const { userId, avatarUrl, department, jobTitle, workingStatus, status, floorId } = member;
  const floorName = floorId ? floorNames.get(floorId) : undefined;
  return {
    userId,
    name: member.nameKanji,
    workingStatus,
    status,
    ...dropEmpty({ avatarUrl, department, jobTitle, floorName }),
  };
}

export function toProfilePerson(card: Schemas['UserCard'], floorNames: FloorNames): ProfilePerson {
  const { userId, workingStatus, status, floorId, role } = card;
  const { avatarUrl, department, jobTitle, nameKatakana, nickname, email, phoneNumber } = card;
  const introduction = card.selfIntroduction;
  const floorName = floorId ? floorNames.get(floorId) : undefined;
  return {
    userId,
    name: card.nameKanji,
    workingStatus,
    status,
    role,
    ...dropEmpty({ avatarUrl, department, jobTitle, nameKatakana, nickname, email, phoneNumber }),
    ...dropEmpty({ introduction, floorName }),
  };
}
