import type { Schemas } from '@office/api';
import { areaNames } from '@office/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInToOrganization, makeOrganization, makePerson, signIn } from '../../test/people.ts';
import type { TestOrganization } from '../../test/people.ts';
import { startOffice } from '../../test/office.ts';
import type { TestOffice } from '../../test/office.ts';
import { organizationAreas } from '../database/schema/organizations.ts';

let office: TestOffice;
let sakura: TestOrganization;
beforeAll(async () => {
  office = await startOffice();
  sakura = await makeOrganization(office, 'Sakura');
});
afterAll(() => office.close());

const profile = (token: string) =>
  office.call<Schemas['Profile']>('GET', '/v1/auth/user/profile', { token });

describe('permissions', () => {
  const permission = (token: string) =>
    office.call<Schemas['Permission']>('GET', '/v1/auth/user/permission', { token });
  const makes = ({ areas }: Schemas['Permission']) =>
    areas.filter(({ create }) => create).map(({ area }) => area);

  it.each(['USER', 'ORGANIZATION_ADMIN', 'SYSTEM_ADMIN'] as const)(
    'grant %s access to every area',
    async (role) => {
      const person = await makePerson(office, sakura.organizationId, { role });
      const { token } = await signInToOrganization(office, person, sakura.organizationId);
      const { body } = await permission(token);
      expect(body.role).toBe(role);
      expect(body.areas).toHaveLength(areaNames.length);
      expect(makes(body)).toContain('chat');
      expect(makes(body).includes('bulletin')).toBe(role !== 'USER');
    },
  );

  it('give guests read-only access', async () => {
    const person = await makePerson(office, sakura.organizationId, { role: 'GUEST' });
    const { token } = await signInToOrganization(office, person, sakura.organizationId);
    const { body } = await permission(token);
    expect(makes(body)).toEqual([]);
    const areas = body.areas.map(({ area }) => area);
    expect(areas).toEqual(expect.arrayContaining(['people', 'map', 'chat', 'voice', 'settings']));
    expect(areas).not.toContain('calendar');
  });

  it('exclude areas disabled for a role and reject requests to them', async () => {
    const { organizationId } = await makeOrganization(office, 'Northwind');
    const enterAs = async (role: Schemas['Role']) => {
      const person = await makePerson(office, organizationId, { role });
      return (await signInToOrganization(office, person, organizationId)).token;
    };
    const [member, guest, admin] = [
      await enterAs('USER'),
      await enterAs('GUEST'),
      await enterAs('ORGANIZATION_ADMIN'),
    ];
    await office.platform.db
      .insert(organizationAreas)
      .values({ organizationId, closed: { USER: ['voice', 'meeting'], GUEST: ['chat'] } });
    const opened = async (token: string) =>
      (await permission(token)).body.areas.map(({ area }) => area);
    // Disabling meetings also disables the calendar.
    expect(areaNames.filter((area) => !['voice', 'meeting', 'calendar'].includes(area))).toEqual(
      await opened(member),
    );
    expect(await opened(guest)).toContain('voice');
    expect(await opened(guest)).not.toContain('chat');
    expect(await opened(admin)).toHaveLength(areaNames.length);
    const calls = ['/v1/voice-chat/admin-rooms', '/v1/meetings/available', '/v1/calendar/feed'];
    for (const path of calls) {
      const refused = { status: 403, errors: 'areaClosed' };
      expect(await office.call('GET', path, { token: member })).toMatchObject(refused);
      expect((await office.call('GET', path, { token: admin })).status).toBe(200);
    }
    const chat = (token: string) => office.call('GET', '/v1/user/chat-rooms', { token });
    expect((await chat(member)).status).toBe(200);
    expect(await chat(guest)).toMatchObject({ status: 403, errors: 'areaClosed' });
  });

  it('require a selected organisation', async () => {
    const { token } = await signIn(office, await makePerson(office, sakura.organizationId));
    expect(await permission(token)).toMatchObject({
      status: 403,
      errors: 'organizationNotSelected',
    });
  });
});

describe('language', () => {
  it('is used for mails and returned in the profile', async () => {
    const person = await makePerson(office, null);
    const { token } = await signIn(office, person);
    const change = (language: unknown) =>
      office.call('PATCH', '/v1/auth/user/language', { token, body: { language } });
    expect((await change('en')).status).toBe(204);
    expect((await profile(token)).body.language).toBe('en');
    await office.call('POST', '/v1/auth/user/password/forgot', { body: { email: person.email } });
    expect((await office.mailsTo(person.email))[0]?.text).toMatch(/password/i);
    expect(await change('fr')).toMatchObject({ status: 400, errors: { language: 'invalid' } });
  });
});
