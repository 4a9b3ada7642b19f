import { expect, it } from 'vitest';
import { toRequest, toValues } from './notificationValues.ts';

const everyone = { kind: 'ORGANIZATION' as const, roles: [], departments: [], people: [] };
const texts = { title: { ja: ' 休業 ', en: 'Closed' }, content: { ja: '本文', en: 'Content' } };

it('converts the publishing date and time in the local time zone and back', () => {
  const typed = {
    ...texts,
    audience: { ...everyone, kind: 'ROLES' as const, roles: ['GUEST' as const] },
    publishing: 'AT' as const,
    day: '2026-12-01',
    time: '09:30',
  };
  const choice = { kind: 'ROLES' as const, roles: ['GUEST' as const] };
  const { publishAt = '', ...request } = toRequest(typed, choice);
  expect(new Date(publishAt)).toEqual(new Date(2026, 11, 1, 9, 30));
  expect(request).toEqual({
    title: { ja: '休業', en: 'Closed' },
    content: texts.content,
    audience: choice,
    publishing: 'AT',
  });
  const stored = { ...texts, state: 'SCHEDULED' as const, publishAt };
  expect(toValues(stored, typed.audience)).toEqual(typed);
});

it('sends a draft without a publishing time', () => {
  const values = toValues({ ...texts, state: 'DRAFT', publishAt: null }, everyone);
  expect(values).toMatchObject({ publishing: 'DRAFT', day: '', time: '' });
  expect(toRequest(values, { kind: 'ORGANIZATION' })).not.toHaveProperty('publishAt');
});
