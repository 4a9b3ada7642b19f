import { describe, expect, it } from 'vitest';
import { entryOf, panelOf } from './panelOf.ts';
import { panels } from './panels.ts';

describe('panels', () => {
  it('have entries with unique ids and shortcuts', () => {
    const entries = panels.flatMap(({ entry }) => entry ?? []);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(new Set(entries.map(({ shortcut }) => shortcut)).size).toBe(entries.length);
  });
});

describe('panelOf', () => {
  it.each([
    ['/main', '/main', 'Main'],
    ['/voice-chat', '/voice-chat/:roomId?', 'Main'],
    ['/direct-message/r1', '/direct-message/:roomId?', 'Main'],
    ['/chat-room', '/chat-room/:roomId?', 'Main'],
    ['/chat-room/', '/chat-room/:roomId?', 'Main'],
    ['/map', '/map', 'WorldMap'],
    ['/my-desk', '/my-desk', 'MyDesk'],
    ['/change-avatar', '/change-avatar', 'CharacterCustomize'],
    ['/settings', '/settings', undefined],
    ['/people', '/people', undefined],
    ['/people/u1', '/people/:userId/note?', undefined],
    ['/people/u1/note', '/people/:userId/note?', undefined],
  ])('%s opens panel %s with scene %s', (pathname, path, scene) => {
    expect(panelOf(pathname)).toMatchObject({ path, ...(scene ? { scene } : {}) });
    expect(panelOf(pathname)?.scene).toBe(scene);
  });

  it.each(['/', '/mapping', '/map/f1', '/auth/sign-in', '/organization', '/constructor'])(
    'returns null for %s',
    (path) => {
      expect(panelOf(path)).toBeNull();
    },
  );
});

describe('entryOf', () => {
  it.each([
    ['/settings', '', 'settings'],
    ['/settings', '#calendar', 'linkCalendar'],
    ['/settings', '#audio', 'settings'],
    ['/calendar', '', 'calendar'],
    ['/calendar-link', '', 'linkCalendar'],
    ['/question-and-answer/a1', '', 'questionAndAnswer'],
    ['/security', '', 'settings'],
    ['/chat-room/r1', '', 'chatRoom'],
    ['/people', '', null],
    ['/nowhere', '', null],
  ])('%s%s belongs to entry %s', (pathname, hash, id) => {
    expect(entryOf(pathname, hash)).toBe(id);
  });
});
