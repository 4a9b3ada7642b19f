import { expect, it } from 'vitest';
import { withoutSecrets } from './secrets.ts';

it('leaves out what is secret, however deep', () => {
  const kept = withoutSecrets({ name: '桜', person: { password: 'x', refreshToken: 'y', age: 1 } });
  expect(kept).toEqual({ name: '桜', person: { age: 1 } });
});

it('keeps text that the database cannot hold as near to it as can be', () => {
  expect(withoutSecrets({ 'a\u0000': '1\u00002', half: '\ud83d!', whole: '😀' })).toEqual({
    'a\ufffd': '1\ufffd2',
    half: '\ufffd!',
    whole: '😀',
  });
});
