import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageNameKey } from './pageNameKey.ts';

const ui = join(import.meta.dirname, '../../../../packages/ui/src');

function text(key: string, language: string): unknown {
  const [namespace = '', path = ''] = key.split(':');
  const screens = join(ui, 'screens', namespace);
  const folder = existsSync(screens) ? screens : join(ui, 'patterns');
  const strings: unknown = JSON.parse(
    readFileSync(join(folder, `strings.${language}.json`), 'utf8'),
  );
  return path
    .split('.')
    .reduce<unknown>((group, name) => (group as Record<string, unknown>)?.[name], strings);
}

describe('pageNameKey', () => {
  it.each([
    ['/', 'オフィス', 'Office'],
    ['/auth/sign-in', 'サインイン', 'Sign in'],
    ['/auth/sign-in/', 'サインイン', 'Sign in'],
    ['/auth/zoom-callback', 'Zoom', 'Zoom'],
    ['/join-organization', '招待', 'Invitation'],
    ['/organization', 'メタバースを選択', 'Choosing metaverse'],
    ['/privacy', 'プライバシーポリシー', 'Privacy policy'],
    ['/main', 'オフィス', 'Office'],
    ['/chat-room/1', 'チャットルーム', 'Chat rooms'],
    ['/settings', '設定', 'Settings'],
    ['/503', 'メンテナンス中です', 'Under maintenance'],
    ['/nowhere', 'ページが見つかりません', 'Page not found'],
    ['/constructor', 'ページが見つかりません', 'Page not found'],
    ['/auth/nowhere', 'ページが見つかりません', 'Page not found'],
  ])('%s is named %s in Japanese and %s in English', (path, ja, en) => {
    const key = pageNameKey(path);
    expect([text(key, 'ja'), text(key, 'en')]).toEqual([ja, en]);
  });
});
