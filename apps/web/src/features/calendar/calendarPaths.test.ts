import { expect, it } from 'vitest';
import { withoutPlan } from './calendarPaths.ts';

it('keeps the shown days when the form is closed', () => {
  const next = withoutPlan('?plan=new&view=week&date=2026-11-30');
  expect(next?.toString()).toBe('view=week&date=2026-11-30');
});

it('returns null on a page without the form', () => {
  expect(withoutPlan('?message=m1')).toBeNull();
});
