import { describe, expect, it } from 'vitest';
import { commandQuery, suggestCommands, typedCommand } from './slashCommand.ts';

const commandOf = (name: string) => ({ name, description: '', usageHint: '', host: 'ci.example' });
const commands = ['deploy', 'deploy-all', 'poll'].map(commandOf);

describe('commandQuery', () => {
  it.each([
    ['/', ''],
    ['/dep', 'dep'],
    ['／De', 'de'],
    ['/deploy ', undefined],
    [' /deploy', undefined],
    ['see /deploy', undefined],
    ['//', undefined],
    ['/デプロイ', undefined],
  ])('of %j is %j', (text, query) => {
    expect(commandQuery(text, text.length)).toBe(query);
  });

  it('reads the text before the caret', () => {
    expect(commandQuery('/deploy', 3)).toBe('de');
  });
});

describe('suggestCommands', () => {
  it('returns commands that begin with the query', () => {
    expect(suggestCommands(commands, 'dep').map(({ name }) => name)).toEqual([
      'deploy',
      'deploy-all',
    ]);
  });
});

describe('typedCommand', () => {
  it.each([
    ['/deploy', { name: 'deploy', text: '' }],
    ['  ／Deploy  main\nnow ', { name: 'deploy', text: 'main\nnow' }],
    ['/deploy-all', { name: 'deploy-all', text: '' }],
    ['/deploys', { name: 'deploys', text: '' }],
    ['/etc/passwd', undefined],
    ['/deploy/main', undefined],
    ['deploy', undefined],
    ['/', undefined],
  ])('of %j is %j', (text, command) => {
    expect(typedCommand(text)).toEqual(command);
  });
});
