import { expect, it } from 'vitest';
import { Typeahead } from './typeahead.ts';

const options = ['Lobby', 'Design', 'Direction', '会議室', 'Sales floor', 'Support'].map(
  (label) => ({
    label,
  }),
);

function type(
  keys: string,
  { current, msPerKey = 100 }: { current?: string; msPerKey?: number } = {},
) {
  const typeahead = new Typeahead();
  let option = options.find(({ label }) => label === current);
  [...keys].forEach((key, index) => {
    option = typeahead.find(options, { current: option, key, now: index * msPerKey }) ?? option;
  });
  return option?.label;
}

it.each([
  { keys: 'd', label: 'Design' },
  { keys: 'dir', label: 'Direction' },
  { keys: 'DIR', label: 'Direction' },
  { keys: '会', label: '会議室' },
  { keys: 'sales f', label: 'Sales floor' },
])('finds $label by $keys', ({ keys, label }) => {
  expect(type(keys)).toBe(label);
});

it('moves to the next match of a repeated character and starts over', () => {
  expect(type('dd')).toBe('Direction');
  expect(type('ddd')).toBe('Design');
  expect(type('d', { current: 'Design' })).toBe('Direction');
});

it('keeps the current option while it matches the typed characters', () => {
  expect(type('su', { current: 'Support' })).toBe('Support');
});

it('starts a new search after a pause', () => {
  expect(type('ds', { msPerKey: 1000 })).toBe('Sales floor');
  expect(type('ds')).toBe('Design');
});

it('finds nothing for other characters', () => {
  expect(type('x')).toBeUndefined();
});
