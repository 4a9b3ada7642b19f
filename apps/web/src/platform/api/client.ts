import { createCalls } from '@office/client/api/createCalls.ts';
import { session } from '../session/browserSession.ts';
import { endSession } from '../session/endSession.ts';

export const { office, quietOffice } = createCalls({
  session,
  endSession: (reasonKey) => endSession({ returnAfterSignIn: true, reasonKey }),
});
