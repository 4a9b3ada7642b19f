import type { MeetingFormValues } from '@office/ui/screens/meeting';
import { expect, it } from 'vitest';
import { IdempotencyIds } from './IdempotencyIds.ts';

it('keeps the id of an identical plan and creates a new one after a change', () => {
  let count = 0;
  const make = () => `id-${++count}`;
  const ids = new IdempotencyIds(undefined, make);
  const values = { title: '相談', minutes: 60 } as MeetingFormValues;
  const sent = ids.of(values);
  expect([sent.id, ids.of({ ...values }).id]).toEqual(['id-1', 'id-1']);
  const reloaded = { minutes: 60, title: '相談' } as MeetingFormValues;
  expect(new IdempotencyIds(sent, make).of(reloaded).id).toBe('id-1');
  expect(ids.of({ ...values, title: '定例' }).id).toBe('id-2');
});
