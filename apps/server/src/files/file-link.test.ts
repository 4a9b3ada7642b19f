import { expect, it } from 'vitest';
import { LinkSigner } from './file-link.ts';

it('a link is for exactly what it says, wherever one field might end and the next begin', () => {
  const signer = new LinkSigner('secret');
  const now = new Date(0);
  const key = 'profile/1/a\n200\n\n';
  const signature = signer.sign({ action: 'download', key, expires: 100 });
  expect(signer.isValid({ action: 'download', key, expires: 100 }, signature, now)).toBe(true);
  const split = { action: 'download', key: 'profile/1/a', expires: 200 } as const;
  const moved = { ...split, mimeType: '100\n\n', size: '' as unknown as number };
  for (const terms of [split, moved]) expect(signer.isValid(terms, signature, now)).toBe(false);
});
