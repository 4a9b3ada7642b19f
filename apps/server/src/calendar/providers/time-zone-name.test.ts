import { expect, it } from 'vitest';
import { toIanaZone } from './time-zone-name.ts';

it.each([
  ['Asia/Tokyo', 'Asia/Tokyo'],
  ['Tokyo Standard Time', 'Asia/Tokyo'],
  ['W. Europe Standard Time', 'Europe/Berlin'],
  ['tzone://Microsoft/Utc', 'UTC'],
  ['tzone://Microsoft/Custom', 'UTC'],
  ['Mars/Olympus', 'UTC'],
  ['', 'UTC'],
  [null, 'UTC'],
])('reads the zone %j as %s', (name, zone) => {
  expect(toIanaZone(name)).toBe(zone);
});
