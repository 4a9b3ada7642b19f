import { Secret, TOTP } from 'otpauth';

const issuer = 'Virtual Office';
/** Accepts the previous and the next code, because clocks differ. */
const window = 1;

function totpOf(secret: string, label?: string): TOTP {
  return new TOTP({
    issuer,
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
    secret: Secret.fromBase32(secret),
    ...(label ? { label } : {}),
  });
}

/** Returns 160 bits in Base32, the length that RFC 4226 recommends. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Returns the `otpauth` URI that authenticator apps read from a QR code. */
export function totpUri(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** Returns null for an invalid code and for steps up to `usedStep` (RFC 6238, 5.2). */
export function matchTotpStep(
  secret: string,
  code: string,
  { now, usedStep }: { now: Date; usedStep: number | null },
): number | null {
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window });
  if (delta === null) return null;
  const step = totp.counter({ timestamp }) + delta;
  return usedStep !== null && step <= usedStep ? null : step;
}
