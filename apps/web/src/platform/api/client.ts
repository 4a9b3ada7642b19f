import { createCalls } from '@office/client/api/createCalls.ts';
import { fetchContract } from '@office/client/http/fetchContract.ts';
import { session } from '../session/browserSession.ts';
import { endSession } from '../session/endSession.ts';
import { isSigningOut } from '../session/signOutProgress.ts';
import { startData } from '../start/browserStart.ts';

export const { office, quietOffice } = createCalls({
  session,
  fetch: async (request) => (await startData.take(request)) ?? fetchContract(request),
  endSession: (reasonKey) => endSession({ returnAfterSignIn: true, reasonKey }),
  isSigningOut,
});
