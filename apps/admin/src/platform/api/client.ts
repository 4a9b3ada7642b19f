import { tabLock } from '@office/api';
import { createCalls } from '@office/client/api/createCalls.ts';
import { session } from '../session/adminSession.ts';
import { endSession } from '../session/endSession.ts';

export const { office } = createCalls({
  session,
  endSession,
  sessionCalls: {
    refresh: '/v1/admin/auth/refresh',
    organization: '/v1/admin/auth/organization',
  },
  lock: tabLock('office.admin.session.refresh'),
});
