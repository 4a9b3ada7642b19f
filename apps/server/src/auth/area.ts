import type { Area } from '../platform/area.ts';
import { authCleanup } from './auth-cleanup.ts';
import { authHandlers } from './handlers.ts';
import { serveBackchannelLogout } from './sso/backchannel-logout.ts';
import { serveFrontchannelLogout } from './sso/frontchannel-logout.ts';
import { serveSaml } from './sso/saml-sign-in.ts';

export const authArea: Area = {
  handlers: authHandlers,
  cleanup: authCleanup,
  // Separate scopes, because their limits of the body differ.
  routes: (app, deps) => {
    for (const serve of [serveBackchannelLogout, serveFrontchannelLogout, serveSaml]) {
      void app.register((scope, _options, done) => {
        serve(scope, deps);
        done();
      });
    }
  },
};
