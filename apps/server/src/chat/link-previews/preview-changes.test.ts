import type { Schemas } from '@office/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeChatMember, sendMessage, type ChatTestMember } from '../../../test/chat.ts';
import { html, messagePath, readMessage, setUpPreviewTest } from '../../../test/link-previews.ts';

const test = setUpPreviewTest();

describe('editing and deleting a message with previews', () => {
  const edit = (id: string, content: string) =>
    test.office.call<Schemas['ChatMessage']>('PATCH', messagePath(test, id), {
      token: test.aoi.token,
      body: { content },
    });

  it('replaces the previews of removed links', async () => {
    test.site.pages.set('/old', html('<title>Old</title>'));
    test.site.pages.set('/new', html('<title>New</title>'));
    const { id } = await sendMessage(
      test.office,
      test.aoi,
      test.room.id,
      `${test.site.origin}/old`,
    );
    await readMessage(test, id);
    const edited = await edit(id, `${test.site.origin}/new`);
    expect(edited.body.previews).toBeUndefined();
    expect((await readMessage(test, id)).previews).toMatchObject([{ title: 'New' }]);
  });

  it('removes the previews of a deleted message', async () => {
    test.site.pages.set('/page', html('<title>Page</title>'));
    const { id } = await sendMessage(
      test.office,
      test.aoi,
      test.room.id,
      `${test.site.origin}/page`,
    );
    await readMessage(test, id);
    await test.office.call('DELETE', messagePath(test, id), { token: test.aoi.token });
    expect((await readMessage(test, id)).previews).toBeUndefined();
  });
});

describe('removing a preview', () => {
  let id: string;
  let preview: Schemas['ChatLinkPreview'];
  beforeEach(async () => {
    test.site.pages.set('/page', html('<title>Page</title>'));
    ({ id } = await sendMessage(test.office, test.aoi, test.room.id, `${test.site.origin}/page`));
    preview = (await readMessage(test, id)).previews![0]!;
  });
  const remove = (who: ChatTestMember, previewId = preview.id, messageId = id) =>
    test.office.call<Schemas['ChatMessage']>(
      'DELETE',
      `${messagePath(test, messageId)}/previews/${previewId}`,
      {
        token: who.token,
      },
    );

  it('removes it for all members and publishes the change', async () => {
    test.office.sent.length = 0;
    const { status, body } = await remove(test.aoi);
    expect(status).toBe(200);
    expect(body.previews).toBeUndefined();
    expect(test.office.sent).toMatchObject([
      { kind: 'newMessageToRoom', payload: { message: body } },
    ]);
    expect((await readMessage(test, id)).previews).toBeUndefined();
  });

  it('has no effect when repeated or unknown', async () => {
    const { body } = await remove(test.aoi);
    expect((await remove(test.aoi)).body.changeSeq).toBe(body.changeSeq);
    expect((await remove(test.aoi, test.room.id)).body.changeSeq).toBe(body.changeSeq);
  });

  it('is kept when the message is edited with the same link', async () => {
    await remove(test.aoi);
    await test.office.call('PATCH', messagePath(test, id), {
      token: test.aoi.token,
      body: { content: `still ${test.site.origin}/page` },
    });
    expect((await readMessage(test, id)).previews).toBeUndefined();
  });

  it('returns 403 for messages of others and 404 for foreign rooms and messages', async () => {
    expect(await remove(test.ren)).toMatchObject({ status: 403, errors: 'forbidden' });
    const stranger = await makeChatMember(test.office, test.organization);
    expect(await remove(stranger)).toMatchObject({ status: 404, errors: 'chatRoomNotFound' });
    expect(await remove(test.aoi, preview.id, test.room.id)).toMatchObject({
      status: 404,
      errors: 'chatMessageNotFound',
    });
  });
});
