import type { Schemas } from '@office/api';
import { meetingRoomId } from '../src/organization/meeting-rooms.ts';
import type { Answer, TestOffice } from './office.ts';
import { enter, makePerson, type TestOrganization, type TestPerson } from './people.ts';
import type { TestProvider } from './providers/oauth-server.ts';

/** A member who has signed in. */
export interface TestMember extends TestPerson {
  token: string;
}

/** Makes a member of an organisation, and signs them in. */
export async function makeMember(
  office: TestOffice,
  { organizationId }: TestOrganization,
  options: { role?: Schemas['Role']; name?: string } = {},
): Promise<TestMember> {
  const person = await makePerson(office, organizationId, options);
  const { token } = await enter(office, person, organizationId);
  return { ...person, token };
}

/** The meeting room of the test plan. */
export const roomOf = ({ floorId }: TestOrganization) => meetingRoomId(floorId, 'keyaki');

/** Plans a meeting on the 23rd of November 2026, a Monday, from ten to eleven in Tokyo. */
export function plan(
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

/** Links the account that is signed in at a provider. */
export async function linkApp(
  office: TestOffice,
  { token }: TestMember,
  provider: TestProvider,
  use?: Schemas['LinkedAccountUse'],
): Promise<Answer<Schemas['LinkedAccount']>> {
  const path = `/v1/meetings/app/login/${provider.provider}${use ? `?use=${use}` : ''}`;
  const { body } = await office.call<Schemas['AppLogin']>('GET', path, { token });
  const given = new URLSearchParams(await provider.consent(body.url));
  const back = `/v1/meetings/app/callback/${provider.provider}?${given}`;
  return office.call<Schemas['LinkedAccount']>('GET', back, { token });
}
