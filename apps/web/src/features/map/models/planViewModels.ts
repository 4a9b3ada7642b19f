import type { Schemas } from '@office/api';
import type { PlanDocument, PlanMeeting, PlanPerson, RoomMeetings } from '@office/ui';
import { dropEmpty } from '@office/client/lib/dropEmpty.ts';
import { displayName } from '@office/client/people/displayName.ts';
import { portraitUrl } from '../../../office/people/portraits.ts';
import type { Language } from '@office/vocabulary';
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

const shown = new WeakMap<FloorPerson, PlanPerson>();

/** Converts a person for the plan. Returns a cached object so that React skips unchanged members. */
export function toPlanPerson(person: FloorPerson, language: Language): PlanPerson {
  const name = displayName({ nameKanji: person.name, nameLatin: person.nameLatin }, language);
  const known = shown.get(person);
  if (known?.name === name) return known;
  const { userId, status, workingStatus, x, z, heading, state } = person;
  const avatarUrl = person.avatarUrl ?? portraitUrl(person.avatar);
  const { demo } = person;
  const planPerson = { userId, name, avatarUrl, status, workingStatus, demo, x, z, heading, state };
  shown.set(person, planPerson);
  return planPerson;
}
