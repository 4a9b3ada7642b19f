import type { Schemas } from '@office/api';
import type { PlanDocument, PlanMeeting, PlanPerson, RoomMeetings } from '@office/ui/screens/map';
import { dropEmpty } from '@office/client/lib/dropEmpty.ts';
import { portraitUrl } from '../../../office/people/portraits.ts';
import { localizedName, type Language } from '@office/vocabulary';
import type { FloorPerson } from '@office/world/movement';
import type { SharedPage } from '../../sharing-document/index.ts';

export function toPlanMeetings({
  meetingRoom: { zoneId },
  current,
  next,
}: Schemas['RoomMeetings']): RoomMeetings {
  return {
    zoneId,
    ...dropEmpty({ current: current && toMeeting(current), next: next && toMeeting(next) }),
  };
}

function toMeeting({ title, startTime, endTime }: Schemas['RoomMeeting']): PlanMeeting {
  return { startTime, endTime, ...dropEmpty({ title }) };
}

export function toPlanDocuments(pages: readonly SharedPage[]): PlanDocument[] {
  return pages.flatMap(({ document: { zoneId, name, page, pages: count }, url }) =>
    zoneId ? [{ zoneId, name, page, pages: count, url }] : [],
  );
}

export function toPlanPerson(person: FloorPerson, language: Language): PlanPerson {
  const { userId, status, workingStatus, demo, x, z, heading, state } = person;
  return {
    userId,
    name: localizedName(person.name, person.nameLatin, language),
    avatarUrl: person.avatarUrl ?? portraitUrl(person.avatar),
    ...{ status, workingStatus, demo, x, z, heading, state },
  };
}
