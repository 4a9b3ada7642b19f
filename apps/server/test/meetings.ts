import type { Schemas } from '@office/api';
import { meetingRoomId } from '../src/organization/meeting-rooms.ts';
import type { Answer, TestOffice } from './office.ts';
import {
  signInToOrganization,
  makePerson,
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
