import type { Schemas } from '@office/api';
import { expect, it } from 'vitest';
import { toSystemLines } from './systemLines.ts';

const aoi = { userId: 'aoi', name: '青木 葵' };
const ren = { userId: 'ren', name: '高橋 蓮' };
const gone = { userId: 'gone', name: null };
const line = (
  kind: Schemas['ChatSystemLineKind'],
  more: Partial<Schemas['ChatSystemLine']>,
): Schemas['ChatSystemLine'] => ({
  id: 'line',
  seq: 1,
  kind,
  actor: null,
  people: [],
  oldName: null,
  newName: null,
  createdAt: 'now',
  ...more,
});

it.each([
  [line('JOINED', { people: [ren] }), { kind: 'joined', names: ['高橋 蓮'] }],
  [line('JOINED', { actor: aoi, people: [ren] }), { kind: 'added', by: '青木 葵' }],
  [line('LEFT', { people: [gone] }), { kind: 'left', names: [null] }],
  [line('REMOVED', { actor: gone, people: [ren] }), { kind: 'removed', by: null }],
  [
    line('RENAMED', { actor: aoi, oldName: '旧', newName: '新' }),
    { kind: 'renamed', by: '青木 葵', from: '旧', to: '新' },
  ],
  [line('RENAMED', { actor: aoi, newName: '新' }), { kind: 'renamed', from: null, to: '新' }],
  [line('RENAMED', { actor: aoi, oldName: '旧' }), { kind: 'renamed', from: '旧', to: null }],
  [line('MESSAGE_DELETED', { actor: aoi }), { kind: 'messageDeleted', names: [null] }],
  [
    line('WEBHOOK_CONNECTED', { actor: aoi, newName: 'CI' }),
    { kind: 'webhookConnected', by: '青木 葵', webhook: 'CI' },
  ],
  [
    line('WEBHOOK_DISCONNECTED', { actor: gone, newName: 'CI' }),
    { kind: 'webhookDisconnected', by: null, webhook: 'CI' },
  ],
  [line('WEBHOOK_DISCONNECTED', { newName: 'CI' }), { kind: 'webhookDisabled', webhook: 'CI' }],
])('maps %o', (stored, expected) => {
  expect(toSystemLines([stored], 'ja')).toEqual([
    expect.objectContaining({ key: 'line', at: 'now', ...expected }),
  ]);
});

it('names people in the display language', () => {
  const stored = line('JOINED', { people: [{ ...ren, nameLatin: 'Takahashi Ren' }] });
  const namesIn = (language: string) =>
    toSystemLines([stored], language).map((shown) => 'names' in shown && shown.names);
  expect(namesIn('en')).toEqual([['Takahashi Ren']]);
  expect(namesIn('ja')).toEqual([['高橋 蓮']]);
});
