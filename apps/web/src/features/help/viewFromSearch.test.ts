import { expect, it } from 'vitest';
import { viewFromSearch } from './viewFromSearch.ts';

it.each([
  { address: '?view=ask', mayAsk: true, view: 'ask' },
  { address: '?view=questions', mayAsk: true, view: 'questions' },
  { address: '?view=ask', mayAsk: false, view: null },
  { address: '?view=questions', mayAsk: false, view: null },
  { address: '?view=other', mayAsk: true, view: null },
  { address: '', mayAsk: true, view: null },
])('shows $view for $address when mayAsk is $mayAsk', ({ address, mayAsk, view }) => {
  expect(viewFromSearch(new URLSearchParams(address), mayAsk)).toBe(view);
});
