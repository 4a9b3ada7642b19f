import { expect, it } from 'vitest';
import { redactSecrets } from './secrets.ts';

it('removes secrets at any depth', () => {
  const kept = redactSecrets({ name: '桜', person: { password: 'x', refreshToken: 'y', age: 1 } });
  expect(kept).toEqual({ name: '桜', person: { age: 1 } });
});

it('replaces characters that PostgreSQL cannot store', () => {
  expect(redactSecrets({ 'a\u0000': '1\u00002', half: '\ud83d!', whole: '😀' })).toEqual({
    'a\ufffd': '1\ufffd2',
    half: '\ufffd!',
    whole: '😀',
  });
});
