import type { FastifyInstance } from 'fastify';
import { handlers, routes } from './area-parts.ts';
import { findActiveSession } from './auth/sessions/session-check.ts';
import { createApp, type AppDeps } from './http/app.ts';
import type { Platform } from './platform/platform.ts';

interface OfficeAppDeps extends Omit<AppDeps, 'handlers' | 'signLinks' | 'plugins'> {
  platform: Platform;
}

export function createOfficeApp(deps: OfficeAppDeps): Promise<FastifyInstance> {
  const { platform, limiter } = deps;
  const { db, files, now } = platform;
  const findLiveSession = (sessionId: string) => findActiveSession(db, sessionId, now());
  return createApp({
    ...deps,
    handlers,
    signLinks: (json, claims) => files.links.signLinks(json, claims),
    plugins: routes.map(
      (serve) => (scope) => serve(scope, { ...platform, limiter, findLiveSession }),
    ),
  });
}
