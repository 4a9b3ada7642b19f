import { tabLock } from '@office/api';
import { createCalls } from '@office/client/api/createCalls.ts';
import { fetchContract } from '@office/client/http/fetchContract.ts';
import { confirmation } from '../confirmation/ConfirmationStore.ts';
import { withConfirmation } from '../confirmation/withConfirmation.ts';
import { endSession, session } from '../session/adminSession.ts';

export const { office } = createCalls({
  session,
  fetch: (request) =>
    withConfirmation(request, {
      fetch: fetchContract,
      confirmation,
      accessToken: () => office.accessToken(),
    }),
  endSession,
  sessionCalls: {
    refresh: '/v1/admin/auth/refresh',
    organization: '/v1/admin/auth/organization',
  },
  lock: tabLock('office.admin.session.refresh'),
});
