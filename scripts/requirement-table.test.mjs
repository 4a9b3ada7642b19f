import { describe, expect, it } from 'vitest';
import { findTableProblems } from './requirement-table.mjs';

const table = ({ state = 'met', shownBy = '`a.test.ts`', met = 1 } = {}) => `
## Counts

| chapter | met | partly | not met | not applicable |
| ------- | --- | ------ | ------- | -------------- |
| V1 Text | ${met} | 0 | 1 | 0 |
| total   | ${met} | 0 | 1 | 0 |

## V1 Text

| number | requirement | state | shown by |
| ------ | ----------- | ----- | -------- |
| 1.1.1 | Encoding | ${state} | ${shownBy} |
| 1.1.2 | Scanning | not met | no scanner |
`;

describe('findTableProblems', () => {
  it.each(['`a.test.ts`', 'the setting `OFFICE_SECRET`', '[Keys](security.md#keys)'])(
    'accepts %s as evidence',
    (shownBy) => {
      expect(findTableProblems(table({ shownBy }))).toEqual([]);
    },
  );

  it('reports a met requirement without evidence', () => {
    expect(findTableProblems(table({ shownBy: 'React' }))).toEqual(['1.1.1: met without evidence']);
  });

  it('reports an unknown state and the counts that include it', () => {
    expect(findTableProblems(table({ state: 'done' }))).toEqual([
      '1.1.1: "done" is not a state',
      'V1 Text: counts are 0, 0, 1, 0',
      'total: counts are 0, 0, 1, 0',
    ]);
  });

  it('reports wrong counts', () => {
    expect(findTableProblems(table({ met: 2 }))).toEqual([
      'V1 Text: counts are 1, 0, 1, 0',
      'total: counts are 1, 0, 1, 0',
    ]);
  });
});
