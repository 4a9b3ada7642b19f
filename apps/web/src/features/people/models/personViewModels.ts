import type { Schemas } from '@office/api';
import type { PersonLocation, PlacedPerson, ProfilePerson } from '@office/ui/screens/people';
import { dropEmpty } from '@office/client/lib/dropEmpty.ts';
import { unmarkedNames } from '@office/client/people/displayName.ts';

export function toPlacedPerson(member: Schemas['OrgMember'], place: PersonLocation): PlacedPerson {
  const { userId, workingStatus, status } = member;
  const { avatarUrl, department, jobTitle, demo, bot } = member;
  const known = dropEmpty({ avatarUrl, department, jobTitle, demo, bot });
  return { userId, ...unmarkedNames(member), workingStatus, status, ...known, ...place };
}

export function toProfilePerson(card: Schemas['UserCard'], place: PersonLocation): ProfilePerson {
  const { userId, workingStatus, status, role, ownerAdmin } = card;
  const { avatarUrl, department, jobTitle, nameKatakana, nickname, email, phoneNumber } = card;
  const { selfIntroduction, demo, bot } = card;
  return {
    userId,
    ...unmarkedNames(card),
    workingStatus,
    status,
    ...(!bot && { role: ownerAdmin ? 'OWNER_ADMIN' : role }),
    ...dropEmpty({ avatarUrl, department, jobTitle, nameKatakana, nickname, email, phoneNumber }),
    ...dropEmpty({ selfIntroduction, demo, bot }),
    ...place,
  };
}
