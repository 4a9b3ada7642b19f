import { createHash } from 'node:crypto';
import type { Config } from '../../config/config.ts';

export type PolicyConfig = Pick<Config, 'publicUrl' | 'scene' | 'firebase' | 's3' | 'voice'>;

type Directives = Record<string, string[]>;

/** Services where Firebase Messaging registers a browser. */
const firebaseHosts = [
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
];

/**
 * The style elements with which Radix's scroll area and select hide a second scrollbar. All other
 * styles come from files or are set with the CSSOM, which needs no permission.
 */
const radixStyles = ['scroll-area', 'select'].map((name) => {
  const viewport = `[data-radix-${name}-viewport]`;
  return `${viewport}{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}${viewport}::-webkit-scrollbar{display:none}`;
});

export const reportPath = '/csp-reports';
const reportGroup = 'csp';
export const reportingEndpoints = `${reportGroup}="${reportPath}"`;
/** Browsers that support `report-to` ignore `report-uri`. */
const reports: Directives = { 'report-to': [reportGroup], 'report-uri': [reportPath] };

export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** Its SDK also sends requests by HTTP. */
function liveKitOrigins(url: string): string[] {
  return [url, url.replace(/^ws/, 'http')].map((each) => new URL(each).origin);
}

export function appPolicy({ publicUrl, scene, firebase, s3, voice }: PolicyConfig): Directives {
  const sceneHost = scene ? [new URL(scene.host).origin] : [];
  const bucket = s3 ? [new URL(s3.endpoint).origin] : [];
  const sockets = publicUrl.replace(/^http/, 'ws');
  const push = firebase ? firebaseHosts : [];
  const liveKit = voice.sfu?.kind === 'LIVEKIT' ? liveKitOrigins(voice.sfu.url) : [];
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...sceneHost],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", ...radixStyles.map(hashSource)],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'", 'data:', 'blob:', ...sceneHost, ...bucket],
    'font-src': ["'self'", 'data:'],
    'media-src': ["'self'", 'blob:', ...bucket],
    'connect-src': ["'self'", sockets, 'blob:', ...sceneHost, ...push, ...bucket, ...liveKit],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    // Allows only the policies of `@office/client` (trustedTypes) and of the paste into messages (htmlToMarkdown).
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['office', 'default', 'office-clipboard'],
    ...reports,
    ...(isSecure(publicUrl) ? { 'upgrade-insecure-requests': [] } : {}),
  };
}

const inlineCode = /<(script|style)>(.*?)<\/\1>/gs;

/** Returns the policy of a page, which allows only the inline scripts and styles that the page contains. */
export function pagePolicy(config: PolicyConfig, html: string): string {
  const policy = appPolicy(config);
  for (const [, element, content] of html.matchAll(inlineCode))
    policy[`${element}-src`]!.push(hashSource(content!));
  return toHeader(policy);
}

export function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https:');
}

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

/** Policy of the push notification worker, which fetches only its icon. */
export const pushWorkerPolicy = "default-src 'none'; img-src 'self'";

/** Policy of the worker that caches the code of the pages. */
export const precacheWorkerPolicy = "default-src 'none'; connect-src 'self'";

function toHeader(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
