import { expect, it } from 'vitest';
import { makeMessage } from '../sync/testRoom.ts';
import { messageViews, type FileView } from './viewModels.ts';

const view = { myId: 'u1', members: [], hasReceipts: false, hasNewReplies: () => false };
const noLinks: FileView = { links: new Map(), pdfs: new Map(), isExpired: () => false };
const attachment = {
  id: 'f',
  fileKey: 'k',
  fileName: 'a.png',
  fileSize: 60_000,
  mimeType: 'image/png',
  width: null,
  height: null,
};

it('shows a message as the same object until it changes', () => {
  const show = messageViews(view);
  const message = makeMessage(1);
  expect(show(message, noLinks)).toBe(show(message, { ...noLinks }));
  expect(show({ ...message, content: '直した' }, noLinks)).toMatchObject({ text: '直した' });
});

it('shows where a file is as soon as that is known', () => {
  const show = messageViews(view);
  const message = { ...makeMessage(1), attachments: [attachment] };
  expect(show(message, noLinks).attachments[0]).not.toHaveProperty('url');
  const file = new File([], 'a.png');
  const upload = {
    id: 'u',
    file,
    previewUrl: 'blob:here',
    state: { status: 'uploading' },
  } as const;
  const uploadOf = () => upload;
  expect(show(message, { ...noLinks, uploadOf }).attachments[0]).toMatchObject({
    url: 'blob:here',
  });
  const link = { fileKey: 'k', url: '/f', expiresAt: '2026-11-21T09:00:00Z' };
  const links = new Map([['k', link]]);
  expect(show(message, { ...noLinks, links, uploadOf }).attachments[0]).toMatchObject({
    url: '/f',
  });
});
