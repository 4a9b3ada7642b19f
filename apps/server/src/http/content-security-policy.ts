import { createHash } from 'node:crypto';
import type { Config } from '../config/config.ts';

/** The parts of the configuration that say what pages may talk to. */
export type PolicyConfig = Pick<Config, 'publicUrl' | 'scene' | 'firebase' | 's3'>;

type Directives = Record<string, string[]>;

/** The services at which firebase's messaging registers a browser. */
const firebaseHosts = [
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
];

/**
 * The two style elements that Radix's scroll area and select render, which hide a second scrollbar. All other
 * styles come from our files, or are set by script on what is there (CSSOM), which needs no permission.
 */
const radixStyles = ['scroll-area', 'select'].map((name) => {
  const viewport = `[data-radix-${name}-viewport]`;
  return `${viewport}{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}${viewport}::-webkit-scrollbar{display:none}`;
});

/** Address at which browsers tell of what a policy refused. */
export const reportPath = '/csp-reports';
const reportGroup = 'csp';
/** Names the address for `report-to`. */
export const reportingEndpoints = `${reportGroup}="${reportPath}"`;
/** Browsers that know `report-to` leave `report-uri` alone. */
const reports: Directives = { 'report-to': [reportGroup], 'report-uri': [reportPath] };

/** Permission for exactly this content of a style element. */
export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** The policy of the web app and of everything that no other one is named for. */
export function appPolicy({ publicUrl, scene, firebase, s3 }: PolicyConfig): Directives {
  const sceneHost = scene ? [new URL(scene.host).origin] : [];
  const bucket = s3 ? [new URL(s3.endpoint).origin] : [];
  const sockets = publicUrl.replace(/^http/, 'ws');
  const push = firebase ? firebaseHosts : [];
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...sceneHost],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", ...radixStyles.map(hashSource)],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'", 'data:', 'blob:', ...sceneHost, ...bucket],
    'font-src': ["'self'", 'data:'],
    'media-src': ["'self'", 'blob:', ...bucket],
    'connect-src': ["'self'", sockets, 'blob:', ...sceneHost, ...push, ...bucket],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    // Text becomes a script or markup by the two policies of `@office/client` alone (trustedTypes).
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['office', 'default'],
    ...reports,
    ...(isSecure(publicUrl) ? { 'upgrade-insecure-requests': [] } : {}),
  };
}

export function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https:');
}

/** The reference of the API: Swagger UI writes styles and markup of its own. */
export const docsPolicy = toHeader({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  ...reports,
});

/** The worker that shows push notifications fetches nothing but their icon. */
export const pushWorkerPolicy = "default-src 'none'; img-src 'self'";

function toHeader(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
