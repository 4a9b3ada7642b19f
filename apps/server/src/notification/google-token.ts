import { importPKCS8, SignJWT } from 'jose';
import type { ServiceAccount } from '../config/config.ts';
import { PushFailure } from './push-sender.ts';

const scope = 'https://www.googleapis.com/auth/firebase.messaging';
interface AccessToken {
  token: string;
  expiresAt: number;
}

const timeout = 10_000;
/** In milliseconds. Tokens are refreshed this long before they expire. */
const margin = 60_000;

/** Access tokens of a service account (RFC 7523), cached until they expire. */
export class GoogleToken {
  readonly #account: ServiceAccount;
  readonly #now: () => Date;
  #current: Promise<AccessToken> | null = null;

  constructor(account: ServiceAccount, now: () => Date) {
    this.#account = account;
    this.#now = now;
  }

  /** @throws {PushFailure} if no token is issued */
  async get(): Promise<string> {
    const current = (this.#current ??= this.#requestToken());
    try {
      const { token, expiresAt } = await current;
      if (expiresAt - margin > this.#now().getTime()) return token;
    } catch (error) {
      this.#drop(current);
      throw error;
    }
    this.#drop(current);
    return this.get();
  }

  invalidate(): void {
    this.#current = null;
  }

  #drop(stale: Promise<AccessToken>): void {
    if (this.#current === stale) this.#current = null;
  }

  async #requestToken(): Promise<AccessToken> {
    const { tokenUri } = this.#account;
    const body = new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: await this.#assertion(),
    });
    const response = await fetch(tokenUri, {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    }).catch((error: unknown) => {
      throw new PushFailure(`no access token: ${String(error)}`, { temporary: true });
    });
    if (!response.ok) {
      await response.body?.cancel();
      const temporary = response.status === 429 || response.status >= 500;
      throw new PushFailure(`no access token: answer ${response.status}`, { temporary });
    }
    return this.#read(await response.json().catch(() => null));
  }

  async #assertion(): Promise<string> {
    const { clientEmail, privateKey, tokenUri } = this.#account;
    const now = Math.floor(this.#now().getTime() / 1000);
    return new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(clientEmail)
      .setAudience(tokenUri)
      .setIssuedAt(now)
      .setExpirationTime(now + 3600)
      .sign(await importPKCS8(privateKey, 'RS256'));
  }

  #read(answer: unknown): AccessToken {
    const { access_token: token, expires_in: seconds } = (answer ?? {}) as Record<string, unknown>;
    if (typeof token !== 'string' || typeof seconds !== 'number' || !(seconds * 1000 > margin)) {
      throw new PushFailure('the response has no access token', {});
    }
    return { token, expiresAt: this.#now().getTime() + seconds * 1000 };
  }
}
