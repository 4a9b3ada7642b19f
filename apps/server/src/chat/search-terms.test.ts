import { describe, expect, it } from 'vitest';
import { gramsOf, gramsOfTerms, toSearchText, toTerms } from './search-terms.ts';

const organization = '5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0a01';

function finds(query: string, content: string): boolean {
  const text = toSearchText(content);
  const grams = gramsOf(text, organization);
  const terms = toTerms(query);
  const wanted = gramsOfTerms(terms, organization);
  return wanted.every((gram) => grams.includes(gram)) && terms.every((term) => text.includes(term));
}

describe('a search', () => {
  it.each([
    ['会議', '明日の会議は10時からです'],
    ['会', '明日の会議は10時からです'],
    ['議は1', '明日の会議は10時からです'],
    ['ｶｲｷﾞ', 'カイギ'],
    ['カイギ', '今日のｶｲｷﾞ室'],
    ['ＡＢＣ', 'abc'],
    ['budget', 'The Budget for Q4'],
    ['dget f', 'The Budget for Q4'],
    ['for budget', 'The Budget for Q4'],
    ['予算 Q4', 'Q4の予算'],
    ['🎉', 'おめでとう🎉'],
    ['é', 'Cafe\u0301'],
    ['%', '達成率は80%'],
    ['10:30', '10:30に集合'],
  ])('for %j finds %j', (query, content) => {
    expect(finds(query, content)).toBe(true);
  });

  it.each([
    ['会社', '明日の会議は10時からです'],
    ['議会', '会議'],
    ['budgets', 'The budget'],
    ['予算 Q3', 'Q4の予算'],
  ])('for %j does not find %j', (query, content) => {
    expect(finds(query, content)).toBe(false);
  });

  it('keeps to one organisation', () => {
    const wanted = gramsOfTerms(['会議'], 'another');
    const grams = gramsOf('会議', organization);
    expect(wanted.every((gram) => grams.includes(gram))).toBe(false);
  });
});
