import { expect, it } from 'vitest';
import { ReadMarker } from './ReadMarker.ts';

function makeMark(readSeq = 0) {
  const calls: { id: string; resolve(): void; reject(): void }[] = [];
  const page = { visible: true };
  const mark = new ReadMarker({
    readSeq,
    isVisible: () => page.visible,
    send: (id) =>
      new Promise((resolve, reject) =>
        calls.push({ id, resolve: () => resolve(), reject: () => reject(new Error()) }),
      ),
  });
  return { mark, page, sent: () => calls.map(({ id }) => id), calls };
}
const settled = () => Promise.resolve();

it('sends the newest seen message after a pending request', async () => {
  const { mark, calls, sent } = makeMark();
  for (const seq of [1, 2, 3]) mark.seen({ id: `m${seq}`, seq });
  calls[0]?.resolve();
  await settled();
  expect(sent()).toEqual(['m1', 'm3']);
});

it('skips messages that are already read', () => {
  const { mark, sent } = makeMark(5);
  mark.seen({ id: 'm5', seq: 5 });
  expect(sent()).toEqual([]);
});

it('waits until the page is visible', () => {
  const { mark, page, sent } = makeMark();
  page.visible = false;
  mark.seen({ id: 'm1', seq: 1 });
  expect(sent()).toEqual([]);
  page.visible = true;
  mark.flush();
  expect(sent()).toEqual(['m1']);
});

it('resends after a failed request', async () => {
  const { mark, calls, sent } = makeMark();
  mark.seen({ id: 'm1', seq: 1 });
  calls[0]?.reject();
  await settled();
  mark.flush();
  expect(sent()).toEqual(['m1', 'm1']);
});

it('ignores seen messages while it is held, and resolves after the pending request', async () => {
  const { mark, calls, sent } = makeMark();
  mark.seen({ id: 'm1', seq: 1 });
  mark.seen({ id: 'm2', seq: 2 });
  let isIdle = false;
  const idle = mark.pause().then(() => {
    isIdle = true;
  });
  mark.seen({ id: 'm3', seq: 3 });
  await settled();
  expect(isIdle).toBe(false);
  calls[0]?.resolve();
  await idle;
  mark.flush();
  expect(sent()).toEqual(['m1']);
});
