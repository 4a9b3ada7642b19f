import { tabLock } from '@office/api';
import { createCalls } from '@office/client/api/createCalls.ts';
import { endSession, session } from '../session/adminSession.ts';

export const { office } = createCalls({
  session,
  endSession,
  sessionCalls: {
    refresh: '/v1/admin/auth/refresh',
    organization: '/v1/admin/auth/organization',
  },
  lock: tabLock('office.admin.session.refresh'),
});
