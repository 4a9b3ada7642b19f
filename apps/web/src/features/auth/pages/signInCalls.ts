import { unwrap, type Schemas } from '@office/api';
import { office } from '../../../platform/api/client.ts';

/** Loaded once someone signs in, not before the form can be seen. */
export function login(body: Schemas['LoginRequest']): Promise<Schemas['Session']> {
  return unwrap(office.POST('/v1/auth/user/login', { body }));
}

export function verifyNewIp(body: Schemas['VerifyNewIpRequest']): Promise<Schemas['Session']> {
  return unwrap(office.POST('/v1/auth/user/verify-new-ip', { body }));
}
