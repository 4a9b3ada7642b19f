/** The operator's Firebase project, as far as browsers need to know it. */
export interface PushConfig {
  projectId: string;
  apiKey: string;
  appId: string;
  messagingSenderId: string;
  /** Public key of the project's Web Push certificate. */
  vapidKey: string;
}

const names = ['projectId', 'apiKey', 'appId', 'messagingSenderId', 'vapidKey'] as const;

/** Spec §5: the configuration is complete, or there is none. */
export function toPushConfig(value: unknown): PushConfig | null {
  if (typeof value !== 'object' || value === null) return null;
  const given = value as Record<string, unknown>;
  const complete = names.every((name) => typeof given[name] === 'string' && given[name] !== '');
  return complete ? (Object.fromEntries(names.map((name) => [name, given[name]])) as never) : null;
}
