import { expect, it } from 'vitest';
import { notices } from './useNotice.ts';

it('hides the notice of a new version while a part suggests the reload', () => {
  const removeNotice = notices.add('newVersion');
  expect(notices.getSnapshot()).toBe('newVersion');
  const removePart = notices.add('outdatedPart');
  expect(notices.getSnapshot()).toBe('outdatedPart');
  removePart();
  expect(notices.getSnapshot()).toBe('newVersion');
  removeNotice();
});
