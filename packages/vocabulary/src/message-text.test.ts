import { describe, expect, it } from 'vitest';
import { mayHaveMarkdown, messageToPlainText } from './message-text.ts';

describe('messageToPlainText', () => {
  it.each([
    ['', ''],
    ['**太字**と*斜体*と~~消し~~と`code`', '太字と斜体と消しとcode'],
    ['***both*** __two__ _one_ 「_三_」', 'both two one 「三」'],
    ['**重要：「本番」**です', '重要：「本番」です'],
    ['**a *b* ~~c~~**', 'a b c'],
    ['see [the page](https://a.example/x_(1) "title") now', 'see the page now'],
    ['[**bold** page](https://a.example)', 'bold page'],
    ['<https://a.example/x> <mailto:aoi@a.example>', 'https://a.example/x aoi@a.example'],
    ['**https://a.example/_x_/y.**', 'https://a.example/_x_/y.'],
    ['- one\n* two\n  + three', 'one\ntwo\n  three'],
    ['1. one\n2) two', '1. one\n2) two'],
    ['> quoted\n>> deeper\n> > apart\nreply', 'quoted\ndeeper\napart\nreply'],
    ['- **a\n- b**', '**a\nb**'],
    ['run\n```ts\nconst a = `**x**`;\n```\n**done**', 'run\nconst a = `**x**`;\ndone'],
    ['~~~\n```\n~~~', '```'],
    ['```\nnot closed', 'not closed'],
    ['``a ` b`` `c', 'a ` b `c'],
    ['\\*not bold\\* **bold**', '*not bold* bold'],
    ['[go](javascript:alert(1)) **x**', 'go x'],
    ['a\r\n**b**\rc', 'a\nb\nc'],
  ])('converts %j to %j', (message, text) => {
    expect(messageToPlainText(message)).toBe(text);
  });

  it.each([
    'ただの文です。\n\n\n 字下げ   空白',
    'snake_case_name 5*3*2=30 3 * 4 = 12',
    '¯\\_(ツ)_/¯',
    'C:\\*.txt',
    '>_< >>1 ->',
    '*',
    '# 見出し\n---\n| a | b |',
    '<b>検証環境</b> List<String> &lt; &amp;',
    'https://a.example/_x_/~~y~~?*z*',
    '10~20 ~30~',
    '[x] [y] (z)',
    'a_b _ c ** d',
    '(^_^) (;_;) m(_ _)m',
  ])('keeps %j as typed', (message) => {
    expect(messageToPlainText(message)).toBe(message);
  });

  // Backtracking takes minutes for these, longer than the timeout of a test.
  it.each([
    ['brackets', '['.repeat(100_000)],
    ['nested brackets', `${'['.repeat(50_000)}${']('.repeat(50_000)}`],
    ['links without an end', '[a]('.repeat(25_000)],
    ['titles without an end', '[a](b "'.repeat(15_000)],
    ['backticks', '`'.repeat(100_000)],
    ['backtick runs', Array.from({ length: 400 }, (_, length) => '`'.repeat(length)).join(' ')],
    ['code spans', '` '.repeat(50_000)],
    ['asterisks', '*'.repeat(100_000)],
    ['open emphasis', '*a '.repeat(33_000)],
    ['open bold', '**a'.repeat(33_000)],
    ['open underscores', '_a '.repeat(33_000)],
    ['open strikethrough', '~~a '.repeat(25_000)],
    ['quotes', '> '.repeat(50_000)],
    ['quote signs before a letter', `${'>'.repeat(99_999)}a`],
    ['bullets', '- '.repeat(50_000)],
    ['addresses', '<https://'.repeat(11_000)],
    ['punctuation in an address', `https://${'!'.repeat(99_000)}a*b*`],
    ['backslashes', '\\'.repeat(100_000)],
    ['private-use characters', '\uE000'.repeat(100_000)],
    ['spaces', `${' '.repeat(99_999)}*`],
    ['line breaks', `${'\n'.repeat(99_999)}*`],
  ])('converts 100,000 characters of %s without backtracking', (_name, text) => {
    expect(messageToPlainText(text).length).toBeLessThanOrEqual(text.length);
  });
});

describe('mayHaveMarkdown', () => {
  it.each(['ただの文です。', 'snake_case (a) [b] <b> #1 -5 10~20', 'https://a.example/x_y'])(
    'returns false for %j',
    (text) => expect(mayHaveMarkdown(text)).toBe(false),
  );
});
