import { expect, it } from 'vitest';
import { RecurrenceMover } from './RecurrenceMover.ts';

const zone = 'Asia/Tokyo';

it('keeps the rule across intermediate dates', () => {
  // From Friday the 20th via Monday the 2nd to Thursday the 26th.
  const mover = new RecurrenceMover('2026-11-20');
  const intermediate = mover.to('2026-11-02', 'FREQ=WEEKLY;BYDAY=MO,FR', zone);
  expect(intermediate).toBe('FREQ=WEEKLY;BYDAY=MO');
  expect(mover.to('2026-11-26', intermediate, zone)).toBe('FREQ=WEEKLY;BYDAY=MO,TH');
});

it('starts again from a rule chosen manually', () => {
  const mover = new RecurrenceMover('2026-11-20');
  mover.to('2026-11-26', 'FREQ=WEEKLY;BYDAY=FR', zone);
  expect(mover.to('2026-11-27', 'FREQ=WEEKLY;BYDAY=TU,TH', zone)).toBe('FREQ=WEEKLY;BYDAY=TU,FR');
  expect(mover.to('2026-11-28', '', zone)).toBe('');
});
