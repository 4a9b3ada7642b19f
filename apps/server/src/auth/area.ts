import type { Area } from '../platform/area.ts';
import { authCleanup } from './auth-cleanup.ts';
import { authHandlers } from './handlers.ts';
import { serveBackchannelLogout } from './sso/backchannel-logout.ts';

export const authArea: Area = {
  handlers: authHandlers,
  cleanup: authCleanup,
  routes: serveBackchannelLogout,
};
