import { describe, expect, it } from 'vitest';
import { fromSlackText } from './slack-text.ts';

describe('fromSlackText', () => {
  it.each([
    ['**bold** and `code`', '**bold** and `code`'],
    ['see <https://ci.example/1|build 1>', 'see [build 1](https://ci.example/1)'],
    ['<https://ci.example/1>', '<https://ci.example/1>'],
    ['<javascript:alert(1)|click>', '<javascript:alert(1)|click>'],
    ['<!channel> <!here|here> <!everyone>', '@channel @here @everyone'],
    ['a &lt; b &amp;&amp; c &gt; d', 'a < b && c > d'],
    ['&amp;lt;', '&lt;'],
  ])('converts %j to %j', (text, expected) => {
    expect(fromSlackText(text)).toBe(expected);
  });

  it('shortens to 1000 characters without splitting a surrogate pair', () => {
    expect(fromSlackText('𠮷'.repeat(1000))).toBe('𠮷'.repeat(1000));
    expect(fromSlackText('𠮷'.repeat(1001))).toBe(`${'𠮷'.repeat(999)}…`);
  });

  // Backtracking takes minutes for these, longer than the timeout of a test.
  it.each([
    ['<https:'.repeat(5000)],
    [`<https://a|${'<'.repeat(39_000)}`],
    ['<!here|'.repeat(5000)],
  ])('converts repeated openings without backtracking', (text) => {
    expect(Array.from(fromSlackText(text))).toHaveLength(1000);
  });
});
