import { expect, it } from 'vitest';
import { mergeEdits } from './edits.ts';

const base = { role: 'USER', accessUntil: '', department: 'A', jobTitle: 'x', nameLatin: '' };

it.each([
  ['no change', {}, {}, {}, []],
  ['only a remote change', {}, { department: 'B' }, { department: 'B' }, []],
  ['only a local change', { department: 'B' }, {}, { department: 'B' }, []],
  [
    'the same change on both sides',
    { department: 'B' },
    { department: 'B' },
    { department: 'B' },
    [],
  ],
  [
    'different fields',
    { jobTitle: 'y' },
    { department: 'B' },
    { jobTitle: 'y', department: 'B' },
    [],
  ],
  ['the same field', { department: 'C' }, { department: 'B' }, { department: 'C' }, ['department']],
] as const)('%s', (_name, mine, theirs, merged, clashing) => {
  expect(mergeEdits(base, { ...base, ...mine }, { ...base, ...theirs })).toEqual({
    merged: { ...base, ...merged },
    clashing,
  });
});
