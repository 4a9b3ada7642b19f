import { expect, it } from 'vitest';
import { actionSection, type SearchAction } from './searchViews.ts';

const action = (id: string, name: string, otherName: string): SearchAction => ({
  id,
  name,
  otherNames: [otherName],
  icon: {} as SearchAction['icon'],
  run() {},
});

const actions = [
  action('map', 'マップ', 'Map'),
  action('meeting', '今すぐ会議を始める', 'Start a meeting now'),
  action('signOut', 'サインアウト', 'Sign out'),
];

const found = (keyword: string) =>
  actionSection(actions, keyword).flatMap(({ items }) => items.map(({ id }) => id));

it.each([
  ['会議', ['meeting']],
  ['MEETING', ['meeting']],
  ['まっぷ', ['map']],
  ['mappu', ['map']],
  ['sign out', ['signOut']],
  ['ｻｲﾝ', ['signOut']],
  ['zzz', []],
  ['', ['map', 'meeting', 'signOut']],
])('%s matches the actions %j in both languages', (keyword, ids) => {
  expect(found(keyword)).toEqual(ids);
});

it('lists an exact match first, then names that start with the keyword', () => {
  const named = ['Audio settings', 'Settings of all', 'Settings'].map((name) =>
    action(name, name, ''),
  );
  const [section] = actionSection(named, 'settings');
  expect(section!.items.map(({ id }) => id)).toEqual([
    'Settings',
    'Settings of all',
    'Audio settings',
  ]);
});

it('marks the match in the displayed name', () => {
  const [section] = actionSection(actions, '会議');
  expect(section!.items[0]!.title.marks).toEqual([{ start: 3, end: 5 }]);
});
