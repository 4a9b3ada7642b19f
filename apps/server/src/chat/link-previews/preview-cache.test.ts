import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { makeChannel, makeChatMembers, roomsPath, sendMessage } from '../../../test/chat.ts';
import { cleanUp } from '../../../test/clean-up.ts';
import { png } from '../../../test/files.ts';
import { html, previewsOf, readMessage, setUpPreviewTest } from '../../../test/link-previews.ts';
import { signInToOrganization } from '../../../test/people.ts';
import { chatLinkPreviews } from '../../database/schema/chat-link-previews.ts';
import { files } from '../../database/schema/files.ts';
import { saveLinkPreviewSetting } from './preview-setting-store.ts';

const test = setUpPreviewTest();

async function advance(minutes: number): Promise<{ token: string }> {
  test.office.advanceClock({ minutes });
  return signInToOrganization(test.office, test.aoi, test.organization.organizationId);
}

describe('cached results of pages', () => {
  const url = () => `${test.site.origin}/page`;

  it('are used for 24 hours', async () => {
    test.site.pages.set('/page', html('<title>Before</title>'));
    await previewsOf(test, url());
    test.site.pages.set('/page', html('<title>After</title>'));
    const later = await advance(24 * 60 - 1);
    expect(await previewsOf(test, url(), later)).toMatchObject([{ title: 'Before' }]);
    const nextDay = await advance(2);
    expect(await previewsOf(test, url(), nextDay)).toMatchObject([{ title: 'After' }]);
    expect(test.site.requests).toHaveLength(2);
  });

  it('are used for ten minutes after a failure', async () => {
    await previewsOf(test, url());
    await previewsOf(test, url());
    expect(test.site.requests).toHaveLength(1);
    test.site.pages.set('/page', html('<title>Page</title>'));
    const later = await advance(11);
    expect(await previewsOf(test, url(), later)).toMatchObject([{ title: 'Page' }]);
  });

  it('are shared by messages that are sent during the request', async () => {
    test.site.pages.set('/page', html('<title>Page</title>'));
    const { office, aoi, room } = test;
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => sendMessage(office, aoi, room.id, url())),
    );
    for (const { id } of sent) expect((await readMessage(test, id)).previews).toHaveLength(1);
    expect(test.site.requests).toHaveLength(1);
  });

  it('are not shared with other organisations', async () => {
    const { office, site } = test;
    site.pages.set('/page', html('<title>Page</title>'));
    await previewsOf(test, url());
    const { chatters } = await makeChatMembers(office, ['外部 花子']);
    const room = await makeChannel(office, chatters);
    await sendMessage(office, chatters[0]!, room.id, url());
    await office.platform.linkPreviews.settled();
    expect(site.requests).toHaveLength(2);
  });

  it('are deleted with their pictures when no message shows them any more', async () => {
    const { office, aoi, room, site } = test;
    const { db } = office.platform;
    const { organizationId } = test.organization;
    const stored = async () => ({
      results: await db.$count(
        chatLinkPreviews,
        eq(chatLinkPreviews.organizationId, organizationId),
      ),
      pictures: await db.$count(files, eq(files.organizationId, organizationId)),
    });
    const picture = '<meta property="og:image" content="/picture">';
    site.pages.set('/page', html(`<title>Page</title>${picture}`));
    site.pages.set('/picture', {
      headers: { 'content-type': 'image/png' },
      body: png(600, 120, 63),
    });
    const { id } = await sendMessage(office, aoi, room.id, url());
    await readMessage(test, id);
    const { token } = await advance(2 * 24 * 60);
    await cleanUp(office.platform);
    expect(await stored()).toEqual({ results: 1, pictures: 1 });

    await office.call('DELETE', `${roomsPath}/${room.id}/messages/${id}`, { token });
    await cleanUp(office.platform);
    expect(await stored()).toEqual({ results: 0, pictures: 0 });
  });
});

it('limits the fetched pages of an organisation', async () => {
  const { office, aoi, room, site } = test;
  for (let batch = 0; batch < 21; batch += 1) {
    const links = [0, 1, 2].map((index) => `${site.origin}/${batch}-${index}`);
    await sendMessage(office, aoi, room.id, links.join(' '));
  }
  await office.platform.linkPreviews.settled();
  expect(site.requests).toHaveLength(60);
});

it('fetches nothing when the organisation turned link previews off', async () => {
  const { organizationId } = test.organization;
  const setting = { organizationId, version: 1, enabled: false, updatedAt: new Date() };
  await saveLinkPreviewSetting(test.office.platform.db, setting);
  expect(await previewsOf(test, `${test.site.origin}/page`)).toBeUndefined();
  expect(test.site.requests).toEqual([]);
});
