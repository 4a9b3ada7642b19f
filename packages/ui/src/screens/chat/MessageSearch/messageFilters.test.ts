import { describe, expect, it } from 'vitest';
import { readTypedFilters } from './messageFilters.ts';

describe('readTypedFilters', () => {
  it.each([
    ['has:file', { keyword: '', filters: { hasFile: true } }],
    ['予算 HAS:LINK', { keyword: '予算 ', filters: { hasLink: true } }],
    ['ｈａｓ：ｆｉｌｅ', { keyword: '', filters: { hasFile: true } }],
    ['after:2026-11-01 予算', { keyword: '予算', filters: { start: '2026-11-01' } }],
    ['予算 before:2026/11/01', { keyword: '予算 ', filters: { end: '2026-10-31' } }],
    ['from:', { keyword: '', filters: {}, choose: 'sender' }],
    ['予算 in:', { keyword: '予算 ', filters: {}, choose: 'room' }],
  ])('reads %j', (text, expected) => {
    expect(readTypedFilters(text)).toEqual(expected);
  });

  it.each(['has:f', 'has:files', 'before:2026-11', 'before:2026-02-30', 'login:', 'ＡＢＣ', 'a:b'])(
    'leaves %j in the text',
    (text) => {
      expect(readTypedFilters(text)).toEqual({ keyword: text, filters: {} });
    },
  );
});
