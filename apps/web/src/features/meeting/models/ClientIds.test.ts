import type { MeetingFormValues } from '@office/ui';
import { expect, it } from 'vitest';
import { ClientIds } from './ClientIds.ts';

it('names a plan that is sent again as before, and another one anew', () => {
  let made = 0;
  const ids = new ClientIds(() => `id-${++made}`);
  const values = { title: '相談', minutes: 60 } as MeetingFormValues;
  expect([ids.of(values), ids.of({ ...values })]).toEqual(['id-1', 'id-1']);
  expect(ids.of({ ...values, title: '定例' })).toBe('id-2');
});
