import { expect, it } from 'vitest';
import { mergeEdits } from './edits.ts';

const base = { role: 'USER', department: 'A', jobTitle: 'x' };

it.each([
  ['nobody changed', {}, {}, {}, []],
  ['only they changed', {}, { department: 'B' }, { department: 'B' }, []],
  ['only I changed', { department: 'B' }, {}, { department: 'B' }, []],
  ['both the same', { department: 'B' }, { department: 'B' }, { department: 'B' }, []],
  [
    'different fields',
    { jobTitle: 'y' },
    { department: 'B' },
    { jobTitle: 'y', department: 'B' },
    [],
  ],
  ['one field', { department: 'C' }, { department: 'B' }, { department: 'C' }, ['department']],
] as const)('%s', (_name, mine, theirs, merged, clashing) => {
  expect(mergeEdits(base, { ...base, ...mine }, { ...base, ...theirs })).toEqual({
    merged: { ...base, ...merged },
    clashing,
  });
});
