import { expect, it } from 'vitest';
import { readAuditView, toAuditQuery, writeAuditView } from './auditSearchParams.ts';

it.each([
  [''],
  ['keyword=%E8%93%AE&action=SIGNED_IN&outcome=REFUSED&page=3&limit=50&entry=12'],
  ['targetKind=FLOOR&channel=ADMIN&from=2026-11-14&to=2026-11-20'],
  ['actor=person-1&actorName=Aoi&reads=true'],
  ['target=floor-1&targetName=1F'],
])('round-trips the query string ?%s', (address) => {
  const view = readAuditView(new URLSearchParams(address));
  const params = new URLSearchParams(writeAuditView(view));
  expect(Object.fromEntries(params)).toEqual(Object.fromEntries(new URLSearchParams(address)));
});

it('ignores invalid values', () => {
  const strange = 'action=NOTHING&outcome=1&from=yesterday&page=-2&entry=x';
  expect(writeAuditView(readAuditView(new URLSearchParams(strange))).size).toBe(0);
});

it('excludes reads unless the filter asks for them', () => {
  const ask = (address: string) =>
    toAuditQuery(readAuditView(new URLSearchParams(address)).filter).withoutReads;
  expect(['', 'reads=true', 'action=READ', 'action=SIGNED_IN'].map(ask)).toEqual([
    true,
    undefined,
    undefined,
    true,
  ]);
});

it('includes the whole last day of the range', () => {
  const { filter } = readAuditView(new URLSearchParams('from=2026-11-20&to=2026-11-20'));
  const { from = '', to = '' } = toAuditQuery(filter);
  expect(new Date(from).getTime()).toBe(new Date(2026, 10, 20).getTime());
  expect(new Date(to).getTime()).toBe(new Date(2026, 10, 21).getTime());
});
