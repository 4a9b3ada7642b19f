export type PushErrorCode =
  | 'permission-blocked'
  | 'unsupported-browser'
  | 'token-subscribe-failed'
  | 'no-token'
  | 'failed-service-worker-registration'
  | 'indexed-db-unsupported';

export class PushError extends Error {
  override name = 'PushError';
  readonly code: PushErrorCode;

  constructor(code: PushErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

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

export function toPushError(error: unknown): PushError {
  if (error instanceof PushError) return error;
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  // Library errors have a `code`, browser errors a `name`.
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

export function pushErrorKey(code: PushErrorCode): string {
  return keys[code];
}
