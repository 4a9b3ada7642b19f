import type { Presence } from '@office/vocabulary';
import { expect, it, vi } from 'vitest';
import { PresenceChange } from './PresenceChange.ts';

const busy: Presence = { workingStatus: 'OFFICE', status: 'BUSY' };
const leaving: Presence = { workingStatus: 'OFFICE', status: 'LEAVING' };
const home: Presence = { workingStatus: 'HOME', status: 'AVAILABLE' };

function setUp() {
  const answers: { presence: Presence; resolve(): void; reject(): void }[] = [];
  const save = vi.fn(
    (presence: Presence) =>
      new Promise<void>((resolve, reject) => {
        answers.push({ presence, resolve, reject: () => reject(new Error('refused')) });
      }),
  );
  const model = new PresenceChange({ save });
  const sent = (count: number) => vi.waitFor(() => expect(answers).toHaveLength(count));
  return { model, answers, sent };
}

it('is "saving" until the server confirms the change', async () => {
  const { model, answers, sent } = setUp();
  model.change(busy);
  expect(model.getSnapshot()).toEqual({ status: 'saving', presence: busy });
  await sent(1);
  answers[0]?.resolve();
  await vi.waitFor(() => expect(model.getSnapshot()).toEqual({ status: 'idle' }));
});

it('fails if the server rejects the change, and can be retried', async () => {
  const { model, answers, sent } = setUp();
  model.change(busy);
  await sent(1);
  answers[0]?.reject();
  await vi.waitFor(() => expect(model.getSnapshot()).toEqual({ status: 'failed' }));
  model.change(busy);
  expect(model.getSnapshot()).toEqual({ status: 'saving', presence: busy });
});

it('sends changes in order and ignores the failure of an earlier change', async () => {
  const { model, answers, sent } = setUp();
  model.change(busy);
  await sent(1);
  model.change(leaving);
  expect(answers).toHaveLength(1);
  answers[0]?.reject();
  await sent(2);
  expect(model.getSnapshot()).toEqual({ status: 'saving', presence: leaving });
  answers[1]?.resolve();
  await vi.waitFor(() => expect(model.getSnapshot()).toEqual({ status: 'idle' }));
});

it('skips a waiting change that was replaced by a later change', async () => {
  const { model, answers, sent } = setUp();
  model.change(busy);
  await sent(1);
  model.change(leaving);
  model.change(home);
  answers[0]?.resolve();
  await sent(2);
  expect(answers.map(({ presence }) => presence)).toEqual([busy, home]);
});
