import type { SceneName } from '@office/scene-bridge';

const scenes: readonly [path: string, scene: SceneName][] = [
  ['/main', 'Main'],
  ['/voice-chat', 'Main'],
  ['/direct-message', 'Main'],
  ['/chat-room', 'Main'],
  ['/map', 'WorldMap'],
  ['/my-desk', 'MyDesk'],
  ['/change-avatar', 'CharacterCustomize'],
];

/** The scene that belongs to a page (spec §2); `null` where the page leaves the scene as it is. */
export function sceneOfPath(pathname: string): SceneName | null {
  const found = scenes.find(([path]) => pathname === path || pathname.startsWith(`${path}/`));
  return found?.[1] ?? null;
}
