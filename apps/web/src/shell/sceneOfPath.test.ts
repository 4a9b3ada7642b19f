import { describe, expect, it } from 'vitest';
import { sceneOfPath } from './sceneOfPath.ts';

describe('sceneOfPath', () => {
  it.each([
    ['/main', 'Main'],
    ['/voice-chat', 'Main'],
    ['/direct-message/r1', 'Main'],
    ['/chat-room', 'Main'],
    ['/map', 'WorldMap'],
    ['/my-desk', 'MyDesk'],
    ['/change-avatar', 'CharacterCustomize'],
    ['/settings', null],
    ['/mapping', null],
  ])('%s: %s', (path, scene) => {
    expect(sceneOfPath(path)).toBe(scene);
  });
});
