import { testDeps } from '@office/client/lib/testDeps.ts';
import type { EditedPlan } from '@office/ui/screens/admin/floors';
import { expect, it, vi } from 'vitest';
import { DraftStore, type DraftSaveResult } from './DraftStore.ts';

const plan = (width: number) => ({ size: { width } }) as EditedPlan;

function setUp(...answers: DraftSaveResult[]) {
  const deps = testDeps();
  const sent: { version: number; width: number }[] = [];
  const keep = vi.fn();
  const save = vi.fn(async ({ version, plan: { size } }: { version: number; plan: EditedPlan }) => {
    sent.push({ version, width: size.width });
    return (
      answers.shift() ?? { kind: 'saved' as const, version: version + 1, savedAt: '2026-11-20' }
    );
  });
  const store = new DraftStore({ ...deps, save, persist: keep }, { version: 3, status: 'none' });
  return { store, sent, keep, clock: deps.clock };
}

it('saves only the last of several changes, after the delay', async () => {
  const { store, sent, keep, clock } = setUp();
  store.change(plan(1));
  clock.advance(1000);
  store.change(plan(2));
  clock.advance(1000);
  expect(sent).toEqual([]);
  expect(keep).toHaveBeenLastCalledWith({ version: 3, plan: plan(2) });
  clock.advance(1000);
  await store.flush();
  expect(sent).toEqual([{ version: 3, width: 2 }]);
  expect(store.getSnapshot()).toEqual({ version: 4, status: 'saved', savedAt: '2026-11-20' });
  expect(keep).toHaveBeenLastCalledWith(null);
});

it('sends one request at a time, each based on the previous version', async () => {
  const { store, sent } = setUp();
  store.change(plan(1));
  const first = store.flush();
  store.change(plan(2));
  await first;
  await store.flush();
  expect(sent).toEqual([
    { version: 3, width: 1 },
    { version: 4, width: 2 },
  ]);
});

it.each<[DraftSaveResult['kind'], string]>([
  ['networkError', 'offline'],
  ['rejected', 'failed'],
])('keeps the plan after an answer of kind %s and retries on flush', async (kind, status) => {
  const { store, sent, keep } = setUp({ kind } as DraftSaveResult);
  store.change(plan(1));
  await store.flush();
  expect(store.getSnapshot().status).toBe(status);
  expect(store.isDirty).toBe(true);
  expect(keep).toHaveBeenLastCalledWith({ version: 3, plan: plan(1) });
  await store.flush();
  expect(sent).toHaveLength(2);
  expect(store.getSnapshot().status).toBe('saved');
});

it('waits for a decision after a conflicting change', async () => {
  const { store, sent } = setUp({ kind: 'conflict' });
  store.change(plan(1));
  await store.flush();
  store.change(plan(2));
  await store.flush();
  expect(sent).toHaveLength(1);
  expect(store.getSnapshot().status).toBe('conflict');
  store.rebase(9, plan(2));
  await store.flush();
  expect(sent.at(-1)).toEqual({ version: 9, width: 2 });
  store.rebase(20);
  expect(store.isDirty).toBe(false);
});
