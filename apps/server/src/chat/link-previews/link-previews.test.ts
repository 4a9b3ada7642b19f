import { describe, expect, it } from 'vitest';
import { sendMessage } from '../../../test/chat.ts';
import { html, previewsOf, readMessage, setUpPreviewTest } from '../../../test/link-previews.ts';
import type { TestPage } from '../../../test/providers/web-site.ts';

const test = setUpPreviewTest();

describe('link previews', () => {
  it('are added after the message is sent and published to the room', async () => {
    test.site.pages.set(
      '/release',
      html('<title>手順</title><meta name="description" content="リリースの手順">'),
    );
    test.office.sent.length = 0;
    const sent = await sendMessage(
      test.office,
      test.aoi,
      test.room.id,
      `見てください ${test.site.origin}/release#top。`,
    );
    expect(sent.previews).toBeUndefined();
    const message = await readMessage(test, sent.id);
    expect(message.previews).toEqual([
      {
        id: expect.any(String),
        url: `${test.site.origin}/release`,
        title: '手順',
        description: 'リリースの手順',
        siteName: test.site.host,
        picture: null,
      },
    ]);
    expect(message.seq).toBe(sent.seq);
    expect(message.changeSeq).toBeGreaterThan(sent.changeSeq);
    const [, event] = test.office.sent.filter(({ kind }) => kind === 'newMessageToRoom');
    expect(event).toMatchObject({ target: { chatRoomId: test.room.id }, payload: { message } });
  });

  it('are added to replies in threads', async () => {
    test.site.pages.set('/reply', html('<title>Reply</title>'));
    const root = await sendMessage(test.office, test.aoi, test.room.id, 'root');
    const reply = await sendMessage(
      test.office,
      test.ren,
      test.room.id,
      `${test.site.origin}/reply`,
      {
        threadRootId: root.id,
      },
    );
    expect((await readMessage(test, reply.id)).previews).toMatchObject([{ title: 'Reply' }]);
  });

  it('are limited to the first three different links, in their order', async () => {
    for (const path of ['/1', '/2', '/3', '/4'])
      test.site.pages.set(path, html(`<title>${path}</title>`));
    const links = ['/3', '/1', '/3#again', '/2', '/4'].map((path) => test.site.origin + path);
    const previews = await previewsOf(test, links.join(' '));
    expect(previews?.map(({ title }) => title)).toEqual(['/3', '/1', '/2']);
    expect(test.site.requests.toSorted()).toEqual(['/1', '/2', '/3']);
  });

  it.each([
    ['Shift_JIS by header', 'text/html; charset=Shift_JIS', '', '93fa967b8cea'],
    ['EUC-JP by header', 'text/html; charset=EUC-JP', '', 'c6fccbdcb8ec'],
    ['Shift_JIS by meta', 'text/html', '<meta charset="shift_jis">', '93fa967b8cea'],
    [
      'EUC-JP by http-equiv',
      'text/html',
      '<meta http-equiv="Content-Type" content="text/html; charset=euc-jp">',
      'c6fccbdcb8ec',
    ],
    ['Shift_JIS without a declaration', 'text/html', '', '93fa967b8cea'],
    ['EUC-JP without a declaration', 'text/html', '', 'c6fccbdcb8ec'],
    ['UTF-8 without a declaration', 'text/html', '', 'e697a5e69cace8aa9e'],
  ])('read pages in %s', async (_case, type, meta, bytes) => {
    const body = Buffer.concat([
      Buffer.from(`<html><head>${meta}<title>`),
      Buffer.from(bytes, 'hex'),
      Buffer.from('</title></head></html>'),
    ]);
    test.site.pages.set('/charset', { headers: { 'content-type': type }, body });
    expect(await previewsOf(test, `${test.site.origin}/charset`)).toMatchObject([
      { title: '日本語' },
    ]);
  });

  it.each<[string, TestPage]>([
    ['an error', { ...html('<title>Error</title>'), status: 500 }],
    ['a status outside of HTTP', { ...html('<title>Denied</title>'), status: 999 }],
    ['another media type', { headers: { 'content-type': 'text/plain' }, body: '<title>a</title>' }],
    ['no title', html('')],
    ['a compressed body', { headers: { 'content-type': 'text/html', 'content-encoding': 'gzip' } }],
  ])('are not added for a page with %s', async (_case, page) => {
    test.site.pages.set('/page', page);
    expect(await previewsOf(test, `${test.site.origin}/page`)).toBeUndefined();
    expect(test.site.requests).toEqual(['/page']);
  });

  it('read the beginning of a page above 512 kB', async () => {
    test.site.pages.set('/long', html(`<title>Long</title>${'<!-- -->'.repeat(100_000)}`));
    expect(await previewsOf(test, `${test.site.origin}/long`)).toMatchObject([{ title: 'Long' }]);
  });

  it('are not fetched for own addresses and code', async () => {
    const { publicUrl } = test.office.platform.config;
    const own = `${publicUrl}/chat/${test.room.id}?message=1`;
    expect(await previewsOf(test, `${own} \`${test.site.origin}/code\``)).toBeUndefined();
    expect(test.site.requests).toEqual([]);
  });
});

describe('redirects of a linked page', () => {
  const redirect = (location: string): TestPage => ({ status: 302, headers: { location } });

  it('are followed up to three times', async () => {
    test.site.pages.set('/a', redirect('/b'));
    test.site.pages.set('/b', redirect('/c'));
    test.site.pages.set('/c', redirect('/d'));
    test.site.pages.set('/d', html('<title>Target</title>'));
    test.site.pages.set('/start', redirect('/a'));
    expect(await previewsOf(test, `${test.site.origin}/a`)).toMatchObject([{ title: 'Target' }]);
    expect(await previewsOf(test, `${test.site.origin}/start`)).toBeUndefined();
  });

  it.each([
    ['an inner network', () => `${test.inner.origin}/secret`],
    [
      'an inner network by name',
      () => `${test.inner.origin.replace('127.0.0.1', 'localhost')}/secret`,
    ],
    ['credentials', () => `http://a:b@${test.site.host}/secret`],
    ['another protocol', () => 'file:///etc/passwd'],
    ['the product', () => test.office.platform.config.publicUrl],
  ])('to %s are not followed', async (_case, location) => {
    test.inner.pages.set('/secret', html('<title>Secret</title>'));
    test.site.pages.set('/secret', html('<title>Secret</title>'));
    test.site.pages.set('/away', redirect(location()));
    expect(await previewsOf(test, `${test.site.origin}/away`)).toBeUndefined();
    expect(test.site.requests).toEqual(['/away']);
    expect(test.inner.requests).toEqual([]);
  });

  it('are not needed to refuse a link to an inner network', async () => {
    expect(await previewsOf(test, `${test.inner.origin}/secret`)).toBeUndefined();
    expect(test.inner.requests).toEqual([]);
  });
});
