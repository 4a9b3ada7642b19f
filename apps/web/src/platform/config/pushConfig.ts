/** The operator's Firebase project, as far as browsers need to know it. */
export interface FirebaseConfig {
  projectId: string;
  apiKey: string;
  appId: string;
  messagingSenderId: string;
  /** Public key of the project's Web Push certificate. */
  vapidKey: string;
}

/** How this office pushes to browsers: by Firebase, or by itself with a key of its own. */
export type PushConfig =
  ({ way: 'FCM' } & FirebaseConfig) | { way: 'WEB_PUSH'; /** Public. */ vapidKey: string };

/** The parts of `/config.json` that are about push. */
export interface ServedPushConfig {
  firebase?: unknown;
  webPush?: unknown;
}

const names = ['projectId', 'apiKey', 'appId', 'messagingSenderId', 'vapidKey'] as const;

/** Firebase where it is configured (spec §5: completely, or not at all), else the office's own way. */
export function toPushConfig({ firebase, webPush }: ServedPushConfig): PushConfig | null {
  const project = textsOf(firebase, names);
  if (project) return { way: 'FCM', ...project };
  const own = textsOf(webPush, ['vapidKey']);
  return own && { way: 'WEB_PUSH', ...own };
}

function textsOf<Name extends string>(
  value: unknown,
  wanted: readonly Name[],
): Record<Name, string> | null {
  if (typeof value !== 'object' || value === null) return null;
  const given = value as Record<string, unknown>;
  const complete = wanted.every((name) => typeof given[name] === 'string' && given[name] !== '');
  return complete ? (Object.fromEntries(wanted.map((name) => [name, given[name]])) as never) : null;
}
