import { expect, it } from 'vitest';
import { PersonVolumes } from './PersonVolumes.ts';

const key = 'office.device.personVolumes';

function deviceStorage(stored?: string) {
  const values = new Map(stored === undefined ? [] : [[key, stored]]);
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
  };
}

it('keeps the volume of a member on the next page', () => {
  const storage = deviceStorage();
  new PersonVolumes(storage).change('ren', 0.3);
  const next = new PersonVolumes(storage);
  expect([next.of('ren'), next.of('mei')]).toEqual([0.3, 1]);
  next.change('ren', 1);
  expect(new PersonVolumes(storage).getSnapshot().size).toBe(0);
});

it('drops the oldest volumes beyond 200 members', () => {
  const storage = deviceStorage();
  const volumes = new PersonVolumes(storage);
  for (let index = 0; index < 201; index++) volumes.change(`member ${index}`, 0.5);
  const next = new PersonVolumes(storage);
  expect([next.of('member 0'), next.of('member 1'), next.of('member 200')]).toEqual([1, 0.5, 0.5]);
});

it.each(['not JSON', '{}', '[["ren"]]', '[["ren", 7]]', '[["ren", "0.5"]]', '[null]'])(
  'ignores the invalid stored value %s',
  (stored) => {
    expect(new PersonVolumes(deviceStorage(stored)).getSnapshot().size).toBe(0);
  },
);
