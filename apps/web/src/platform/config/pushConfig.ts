export interface FirebaseConfig {
  projectId: string;
  apiKey: string;
  appId: string;
  messagingSenderId: string;
  vapidKey: string;
}

export type PushConfig =
  ({ provider: 'FCM' } & FirebaseConfig) | { provider: 'WEB_PUSH'; vapidKey: string };

export interface RawPushConfig {
  firebase?: unknown;
  webPush?: unknown;
}

const names = ['projectId', 'apiKey', 'appId', 'messagingSenderId', 'vapidKey'] as const;

/** Returns Firebase if it is configured completely (spec §5), otherwise Web Push. */
export function toPushConfig({ firebase, webPush }: RawPushConfig): PushConfig | null {
  const project = textsOf(firebase, names);
  if (project) return { provider: 'FCM', ...project };
  const own = textsOf(webPush, ['vapidKey']);
  return own && { provider: 'WEB_PUSH', ...own };
}

function textsOf<Name extends string>(
  value: unknown,
  names: readonly Name[],
): Record<Name, string> | null {
  if (typeof value !== 'object' || value === null) return null;
  const settings = value as Record<string, unknown>;
  const complete = names.every(
    (name) => typeof settings[name] === 'string' && settings[name] !== '',
  );
  return complete
    ? (Object.fromEntries(names.map((name) => [name, settings[name]])) as never)
    : null;
}
