import { unwrap, type Schemas } from '@office/api';
import { onThisDevice } from '@office/client/signIn/onThisDevice.ts';
import { office } from '../../../platform/api/client.ts';

/** Loaded after the form is rendered, not before. */
export function login(body: Schemas['LoginRequest']): Promise<Schemas['Session']> {
  return onThisDevice((device) =>
    unwrap(office.POST('/v1/admin/auth/login', { body: { ...body, ...device } })),
  );
}
