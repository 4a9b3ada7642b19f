import { describe, expect, it } from 'vitest';
import { clearReturnPath, rememberRequestedPage, returnPath } from './returnPath.ts';

describe('returnPath', () => {
  it.each([
    ['/chat-room/r1?x=1#y', '/chat-room/r1?x=1#y'],
    ['/organization', '/main'],
    ['/organization?page=2', '/main'],
    ['//evil.example', '/main'],
    ['/\\evil.example', '/main'],
    ['/\t/evil.example', '/main'],
    ['https://evil.example', '/main'],
    ['javascript:alert(1)', '/main'],
  ])('%j leads to %s', (requested, page) => {
    clearReturnPath();
    rememberRequestedPage(requested);
    expect(returnPath()).toBe(page);
  });
});
