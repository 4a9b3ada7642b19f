import { describe, expect, it } from 'vitest';
import { makeMessage } from '../../sync/testRoom.ts';
import { textOf, toSourcePaths } from './forwarding.ts';

describe('textOf', () => {
  const forwarded = { sender: null, content: '元の文' };

  it.each([
    [
      'the comment of a forwarded message',
      { content: 'ご確認ください', forwarded },
      'ご確認ください',
    ],
    ['the forwarded text without a comment', { content: '', forwarded }, '元の文'],
    ['an empty text for files', { content: '' }, ''],
  ])('returns %s', (_name, parts, text) => {
    expect(textOf({ ...makeMessage(1), ...parts })).toBe(text);
  });
});

it('links a forwarded message to its original, in a thread with the thread', () => {
  const source = { originalRoomId: 'r', originalRoomType: 'DIRECT', originalId: 'o' } as const;
  const paths = toSourcePaths([
    { ...source, messageId: 'm1', originalThreadRootId: null },
    { ...source, messageId: 'm2', originalThreadRootId: 't' },
  ]);
  expect(paths.get('m1')).toBe('/direct-message/r?message=o');
  expect(paths.get('m2')).toBe('/direct-message/r?thread=t&message=o');
});
