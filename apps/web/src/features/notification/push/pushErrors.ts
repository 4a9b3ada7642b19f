/** Push errors of spec §8. */
export type PushErrorCode =
  | 'permission-blocked'
  | 'unsupported-browser'
  | 'token-subscribe-failed'
  | 'no-token'
  | 'failed-service-worker-registration'
  | 'indexed-db-unsupported';

/** Why this browser cannot be notified. */
export class PushError extends Error {
  override name = 'PushError';
  readonly code: PushErrorCode;

  constructor(code: PushErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

/** Names that the messaging library and the browser give to the same things. */
const codes: Record<string, PushErrorCode> = {
  'messaging/permission-blocked': 'permission-blocked',
  'messaging/permission-default': 'permission-blocked',
  NotAllowedError: 'permission-blocked',
  'messaging/unsupported-browser': 'unsupported-browser',
  NotSupportedError: 'unsupported-browser',
  'messaging/indexed-db-unsupported': 'indexed-db-unsupported',
  'messaging/failed-service-worker-registration': 'failed-service-worker-registration',
  'messaging/invalid-sw-registration': 'failed-service-worker-registration',
  'messaging/token-subscribe-no-token': 'no-token',
  'messaging/token-update-no-token': 'no-token',
};

/** Whatever goes wrong while registering, as one of the spec's errors. */
export function toPushError(error: unknown): PushError {
  if (error instanceof PushError) return error;
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  // The library's own errors have a code, those of the browser a name.
  const known = codes[String(code)] ?? codes[String(name)];
  return new PushError(known ?? 'token-subscribe-failed', { cause: error });
}

const keys = {
  'permission-blocked': 'error.push.permissionBlocked',
  'unsupported-browser': 'error.push.unsupportedBrowser',
  'token-subscribe-failed': 'error.push.tokenSubscribeFailed',
  'no-token': 'error.push.noToken',
  'failed-service-worker-registration': 'error.push.serviceWorkerRegistrationFailed',
  'indexed-db-unsupported': 'error.push.indexedDbUnsupported',
} as const satisfies Record<PushErrorCode, string>;

/** The key of an error's text in the error catalogue. */
export function pushErrorKey(code: PushErrorCode): string {
  return keys[code];
}
