import { expect, it } from 'vitest';
import {
  BackgroundNotifier,
  type UnseenNotice,
  type UnseenNoticesDeps,
} from './BackgroundNotifier.ts';

const notice = { title: '営業部', body: '葵：はい', path: '/chat-room/1', tag: 'chat-1' };
const message: UnseenNotice = { id: 'm1', setting: 'chatRoom', notice };

interface Page {
  isVisible?: boolean;
  isAnyVisible?: boolean;
  off?: string[];
}

function browser(...pages: Page[]) {
  const done: string[] = [];
  const requests = new Set<string>();
  const opened = pages.map(({ isVisible = false, isAnyVisible = isVisible, off = [] }) => {
    const deps: UnseenNoticesDeps = {
      isVisible: () => isVisible,
      isAnyPageVisible: async () => isAnyVisible,
      claimFirst: async (name) => requests.size < requests.add(name).size,
      wants: (setting) => !off.includes(setting),
      show: (id) => done.push(`show ${id}`),
      playSound: () => done.push('sound'),
    };
    return new BackgroundNotifier(deps);
  });
  return async (notice: UnseenNotice) => {
    await Promise.all(opened.map((page) => page.notify(notice)));
    return done;
  };
}

it.each<[string, Page, UnseenNotice, string[]]>([
  ['on a hidden page is shown with sound', {}, message, ['show m1', 'sound']],
  ['on a visible page is not shown', { isVisible: true }, message, []],
  [
    'with another visible page is shown without sound',
    { isAnyVisible: true },
    message,
    ['show m1'],
  ],
  ['of a muted room is shown without sound', {}, { ...message, silent: true }, ['show m1']],
  ['with the sound turned off is shown without sound', { off: ['sound'] }, message, ['show m1']],
  ['of a kind that is turned off is not shown', { off: ['chatRoom'] }, message, []],
])('a message %s', async (_, page, notice, done) => {
  expect(await browser(page)(notice)).toEqual(done);
});

it('plays the sound once for several open pages', async () => {
  const send = browser({}, {}, {});
  expect((await send(message)).filter((what) => what === 'sound')).toHaveLength(1);
  expect((await send({ ...message, id: 'm2' })).filter((what) => what === 'sound')).toHaveLength(2);
});
