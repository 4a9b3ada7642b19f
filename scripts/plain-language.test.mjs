import { describe, expect, it } from 'vitest';
import { Linter } from 'eslint';
import { findForbiddenPhrase, plainLanguage } from './plain-language.mjs';

const linter = new Linter();
const lint = (code) =>
  linter.verify(code, {
    plugins: { office: { rules: { 'plain-language': plainLanguage } } },
    rules: { 'office/plain-language': 'error' },
  });

describe('findForbiddenPhrase', () => {
  it.each([
    'The row stands in the table.',
    'Members are told of it.',
    'Those who are there.',
    'Closes by itself.',
    'Where a room is full.',
    'Of a floor.',
    'Code that does not arrive cannot say so.',
    'A page that takes its time.',
    'Sends it at once.',
  ])('finds a phrase in %s', (text) => expect(findForbiddenPhrase(text)).not.toBeNull());

  it.each([
    'Returns the members of a room.',
    'Starts a standalone server; each part can stand alone.',
    'Reads the property `standing` of the seat.',
    'Null until both date and time are valid.',
  ])('accepts %s', (text) => expect(findForbiddenPhrase(text)).toBeNull());
});

describe('plainLanguage', () => {
  it.each([
    ['a line comment', '// Nobody is here.'],
    ['a block comment', '/**\n * Whoever asks.\n */'],
    ['a test title', "it('is told to all', () => {});"],
    ['a template title', 'test(`${name} comes of it`, () => {});'],
    ['a title of it.each', "it.each([1])('tells what the room %s', () => {});"],
  ])('reports %s', (_, code) => expect(lint(code)).toHaveLength(1));

  it('ignores other strings', () => {
    expect(lint("show('Nobody is here');")).toEqual([]);
  });
});
