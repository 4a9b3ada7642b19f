import type { Schemas } from '@office/api';
import { meetings, meetingSeries } from '../src/database/schema/meetings.ts';
import { meetingRoomId } from '../src/organization/meeting-rooms.ts';
import { startOffice, type Answer, type TestOffice } from './office.ts';
import {
  makeOrganization,
  makePerson,
  signInToOrganization,
  type TestOrganization,
  type TestPerson,
} from './people.ts';
import type { TestProvider } from './providers/oauth-server.ts';

export interface TestMember extends TestPerson {
  token: string;
}

export async function makeMember(
  office: TestOffice,
  { organizationId }: TestOrganization,
  options: { role?: Schemas['Role']; name?: string } = {},
): Promise<TestMember> {
  const person = await makePerson(office, organizationId, options);
  const { token } = await signInToOrganization(office, person, organizationId);
  return { ...person, token };
}

interface MeetingOffice {
  office: TestOffice;
  sakura: TestOrganization;
  aoi: TestMember;
  ren: TestMember;
  mei: TestMember;
  admin: TestMember;
  guest: TestMember;
}

export async function startMeetingOffice(): Promise<MeetingOffice> {
  const office = await startOffice();
  const sakura = await makeOrganization(office, 'Sakura');
  return {
    office,
    sakura,
    aoi: await makeMember(office, sakura),
    ren: await makeMember(office, sakura),
    mei: await makeMember(office, sakura),
    admin: await makeMember(office, sakura, { role: 'ORGANIZATION_ADMIN' }),
    guest: await makeMember(office, sakura, { role: 'GUEST' }),
  };
}

export async function clearMeetings(office: TestOffice): Promise<void> {
  await office.platform.db.delete(meetings);
  await office.platform.db.delete(meetingSeries);
  office.sent.length = 0;
}

/** Returns a time in November 2026, also for days after its end. */
export const at = (day: number, hour: number, minute = 0): string =>
  new Date(Date.UTC(2026, 10, day, hour, minute)).toISOString();

export const roomOf = ({ floorId }: TestOrganization) => meetingRoomId(floorId, 'keyaki');

/** Creates a meeting on Monday, 23 November 2026, from 10:00 to 11:00 in Tokyo. */
export function createMeeting(
  office: TestOffice,
  who: TestMember,
  request: Partial<Schemas['CreateMeetingRequest']> & Record<string, unknown> = {},
): Promise<Answer<Schemas['Meeting']>> {
  const body = {
    title: '定例',
    startTime: '2026-11-23T01:00:00.000Z',
    endTime: '2026-11-23T02:00:00.000Z',
    timeZone: 'Asia/Tokyo',
    ...request,
  };
  return office.call<Schemas['Meeting']>('POST', '/v1/meetings', { token: who.token, body });
}

export const changeMeeting = (
  office: TestOffice,
  { token }: TestMember,
  id: string,
  body: Record<string, unknown>,
) => office.call<Schemas['Meeting']>('PATCH', `/v1/meetings/${id}`, { token, body });

export const cancelMeeting = (office: TestOffice, { token }: TestMember, id: string, scope = '') =>
  office.call('DELETE', `/v1/meetings/${id}${scope && `?scope=${scope}`}`, { token });

export const getMeeting = (office: TestOffice, { token }: TestMember, id: string) =>
  office.call<Schemas['Meeting']>('GET', `/v1/meetings/${id}`, { token });

export async function listMeetings(
  office: TestOffice,
  { token }: TestMember,
): Promise<Schemas['Meeting'][]> {
  return (await office.call<Schemas['MeetingList']>('GET', '/v1/meetings', { token })).body.data;
}

export async function linkApp(
  office: TestOffice,
  { token }: TestMember,
  provider: TestProvider,
  use?: Schemas['LinkedAccountUse'],
): Promise<Answer<Schemas['LinkedAccount']>> {
  const path = `/v1/meetings/app/login/${provider.provider}${use ? `?use=${use}` : ''}`;
  const { body } = await office.call<Schemas['AppLogin']>('GET', path, { token });
  const callback = new URLSearchParams(await provider.consent(body.url));
  const back = `/v1/meetings/app/callback/${provider.provider}?${callback}`;
  return office.call<Schemas['LinkedAccount']>('GET', back, { token });
}
