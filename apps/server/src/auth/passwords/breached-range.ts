import { createHash } from 'node:crypto';

const timeout = 3000;

/**
 * Returns whether a service with the range API of Pwned Passwords knows the password. The service receives only the
 * first five hexadecimal digits of the SHA-1 hash.
 * @param url address of the ranges, without the digits
 */
export async function isInBreachedRange(password: string, url: string): Promise<boolean> {
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  const response = await fetch(new URL(hash.slice(0, 5), url.endsWith('/') ? url : `${url}/`), {
    headers: { 'Add-Padding': 'true' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`answer ${response.status}`);
  }
  const suffix = hash.slice(5);
  const lines = (await response.text()).split(/\r?\n/);
  // Padding has the count 0.
  return lines.some((line) => line.startsWith(`${suffix}:`) && Number(line.slice(36)) > 0);
}
