/** Why the browser returned no passkey. */
export class PasskeyError extends Error {
  override name = 'PasskeyError';
  readonly kind: 'cancelled' | 'unsupported' | 'alreadyAdded';

  constructor(kind: PasskeyError['kind'], options?: ErrorOptions) {
    super(`Passkey ${kind}`, options);
    this.kind = kind;
  }
}
