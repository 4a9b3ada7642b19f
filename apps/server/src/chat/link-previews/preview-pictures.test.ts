import { describe, expect, it } from 'vitest';
import { roomsPath, sendMessage } from '../../../test/chat.ts';
import { png } from '../../../test/files.ts';
import { html, previewsOf, readMessage, setUpPreviewTest } from '../../../test/link-previews.ts';

const test = setUpPreviewTest();

describe('pictures of linked pages', () => {
  const pageWith = (picture: string) =>
    html(`<title>Page</title><meta property="og:image" content="${picture}">`);
  const servePicture = (bytes: Uint8Array, type = 'image/png') =>
    test.site.pages.set('/picture', { headers: { 'content-type': type }, body: bytes });
  const open = (address: string) => fetch(new URL(address, test.office.url));

  it('are served by this server to members of the room', async () => {
    test.site.pages.set('/page', pageWith('/picture'));
    servePicture(png(6000, 120, 63));
    const [preview] = (await previewsOf(test, `${test.site.origin}/page`)) ?? [];
    expect(preview?.picture).toMatchObject({ width: 120, height: 63 });
    const { pictureUrl } = preview!.picture!;
    expect(pictureUrl).toMatch(/^\/files\/link_preview\/.*signature=/);
    const answer = await open(pictureUrl);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
  });

  it('are not served to removed members of the room', async () => {
    test.site.pages.set('/page', pageWith('/picture'));
    servePicture(png(6000, 120, 63));
    const { office, aoi, room, site } = test;
    const { id } = await sendMessage(office, aoi, room.id, `${site.origin}/page`);
    const [preview] = (await readMessage(test, id)).previews ?? [];
    expect((await open(preview!.picture!.pictureUrl)).status).toBe(200);
    await test.office.call('DELETE', `${roomsPath}/${test.room.id}/user/${test.ren.userId}`, {
      token: test.aoi.token,
    });
    expect((await open(preview!.picture!.pictureUrl)).status).toBe(403);
  });

  it.each([
    ['a tracking pixel', () => servePicture(png(100, 1, 1))],
    ['too many pixels', () => servePicture(png(6000, 10_000, 10_000))],
    ['more than 1 MB', () => servePicture(png(1_100_000, 120, 63))],
    ['another type', () => servePicture(Buffer.from('<svg/>'), 'image/svg+xml')],
    ['no picture', () => servePicture(png(6000, 120, 63), 'text/html')],
  ])('are omitted for %s', async (_case, serve) => {
    test.site.pages.set('/page', pageWith('/picture'));
    serve();
    expect(await previewsOf(test, `${test.site.origin}/page`)).toMatchObject([{ picture: null }]);
  });

  it('are not fetched from inner networks', async () => {
    test.site.pages.set('/page', pageWith(`${test.inner.origin}/picture`));
    test.inner.pages.set('/picture', {
      headers: { 'content-type': 'image/png' },
      body: png(6000, 120, 63),
    });
    expect(await previewsOf(test, `${test.site.origin}/page`)).toMatchObject([{ picture: null }]);
    expect(test.inner.requests).toEqual([]);
  });
});
