const secretBytes = 32;

/** Returns a signing secret of Standard Webhooks. */
export function generateSigningSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(secretBytes));
  return `whsec_${btoa(String.fromCharCode(...bytes))}`;
}
