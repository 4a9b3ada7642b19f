import { expect, it } from 'vitest';
import { LinkSigner } from './file-link.ts';

it('a signature does not match when field boundaries move', () => {
  const signer = new LinkSigner('secret');
  const now = new Date(0);
  const signed = { action: 'download', key: 'profile/1/a\n100\n200', expires: 300 } as const;
  const signature = signer.sign(signed);
  expect(signer.isValid(signed, signature, now)).toBe(true);
  const other = { key: 'profile/1/a', expires: 100, size: 200, mimeType: '300\n\n' };
  expect(signer.isValid({ action: 'download', ...other }, signature, now)).toBe(false);
});
