import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/** The services at which firebase's messaging registers a browser. */
const firebaseHosts = [
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
];

/** The worker that shows push notifications fetches nothing but their icon. */
export const pushWorkerPolicy = "default-src 'none'; img-src 'self'";

/** The usual headers, and a Content-Security-Policy under which no inline script runs. */
export async function setSecurityHeaders(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl' | 'scene' | 'firebase' | 's3'>,
): Promise<void> {
  const secure = config.publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy(config, secure) },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // Sign-in with a provider opens a window that comes back to our origin.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header(
      'permissions-policy',
      'camera=(self), microphone=(self), display-capture=(self), fullscreen=(self), geolocation=(), payment=()',
    );
  });
}

function policy(
  { publicUrl, scene, firebase, s3 }: Pick<Config, 'publicUrl' | 'scene' | 'firebase' | 's3'>,
  secure: boolean,
): Record<string, string[]> {
  const sceneHost = scene ? [new URL(scene.host).origin] : [];
  const bucket = s3 ? [new URL(s3.endpoint).origin] : [];
  const sockets = publicUrl.replace(/^http/, 'ws');
  const push = firebase ? firebaseHosts : [];
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...sceneHost],
    'script-src-attr': ["'none'"],
    // Radix's scroll area and select put <style> elements into the page.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...sceneHost, ...bucket],
    'font-src': ["'self'", 'data:'],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", sockets, 'blob:', ...sceneHost, ...push, ...bucket],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
  };
}
