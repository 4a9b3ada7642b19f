import type { Schemas } from '@office/api';
import { defaultAvatar } from '@office/world/avatar';
import { portraitPath, portraitSvg } from '@office/world/portrait';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOffice, type TestOffice } from '../../test/office.ts';
import { signInToOrganization, makeOrganization, makePerson } from '../../test/people.ts';

let office: TestOffice;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.close());

const get = (name: string) => fetch(`${office.url}/api/v1/users/portraits/${name}`);

describe('portrait', () => {
  it('is a public SVG that can be cached permanently', async () => {
    const avatar = defaultAvatar('someone');
    const answer = await get(portraitPath(avatar));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(await answer.text()).toBe(portraitSvg(avatar));
  });

  it.each([
    'nobody.svg',
    'a'.repeat(255),
    `${portraitPath(defaultAvatar('someone'))}.svg`,
    portraitPath(defaultAvatar('someone')).replace('.svg', '.png'),
    portraitPath(defaultAvatar('someone')).replace(/^[a-z]+/, 'constructor'),
    encodeURIComponent('<script>'),
    encodeURIComponent('../../etc/passwd'),
  ])('returns 404 for the name %s', async (name) => {
    const answer = await get(name);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).not.toContain('immutable');
    expect(await answer.json()).toMatchObject({ errors: 'notFound' });
  });

  it('is shown for members without a photo, in their chosen look', async () => {
    const { organizationId } = await makeOrganization(office, 'Sakura');
    const [aoi, ren] = [
      await makePerson(office, organizationId),
      await makePerson(office, organizationId),
    ];
    const { token } = await signInToOrganization(office, aoi, organizationId);
    const other = await signInToOrganization(office, ren, organizationId);
    const search = () =>
      office.call<Schemas['OrgMemberList']>('GET', '/v1/users/org-members', other);
    expect((await search()).body.data[0]?.avatarUrl).toMatch(/\/portraits\/.+\.svg$/);
    const officeAvatar = { ...defaultAvatar('someone else'), accessory: 'cap' as const };
    office.sent.length = 0;
    await office.call('PATCH', '/v1/auth/user/profile', { token, body: { officeAvatar } });
    const address = `/api/v1/users/portraits/${portraitPath(officeAvatar)}`;
    expect((await search()).body.data[0]?.avatarUrl).toBe(address);
    const own = await office.call<Schemas['Profile']>('GET', '/v1/auth/user/profile', { token });
    expect(own.body.avatarUrl).toBeNull();
    expect(office.sent).toContainEqual({
      kind: 'profileChanged',
      target: { organizationId },
      payload: {
        userId: aoi.userId,
        nameKanji: expect.any(String),
        avatarUrl: address,
        officeAvatar,
      },
    });
  });
});
