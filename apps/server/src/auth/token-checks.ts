import type { TokenChecks } from '../realtime/socket-session.ts';
import type { MaintenanceGate } from '../status/maintenance-gate.ts';
import { readAccessToken, readUnverifiedUserId } from './sessions/access-token.ts';
import type { OperationDeps } from '../http/operation-routes.ts';
import { isApiToken } from './api-tokens/api-token.ts';
import { authenticateApiToken, type ApiTokenDeps } from './api-tokens/authenticate-api-token.ts';
import { authenticate } from './sessions/authenticate.ts';

interface Deps extends ApiTokenDeps, Pick<TokenChecks, 'forceLogout'> {
  gate: Pick<MaintenanceGate, 'requireOpen'>;
}

export function createTokenChecks({
  gate,
  forceLogout,
  ...deps
}: Deps): TokenChecks &
  Pick<OperationDeps, 'authenticateApiToken' | 'isApiToken' | 'signedUserId'> {
  return {
    authenticate: (token, caller) => authenticate(deps, token, caller),
    authenticateApiToken: (token, ip) => authenticateApiToken(deps, token, ip),
    isApiToken,
    signedUserId: async (token, audience) =>
      (await readAccessToken(deps, token, audience))?.userId ?? null,
    unverifiedUserId: readUnverifiedUserId,
    refuseDuringMaintenance: () => gate.requireOpen(),
    forceLogout,
  };
}
