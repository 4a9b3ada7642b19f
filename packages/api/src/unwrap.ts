import { OfficeError } from './errors/OfficeError.ts';

/**
 * Returns the body of a successful call; throws an {@link OfficeError} otherwise.
 * `const profile = await unwrap(office.GET('/v1/auth/user/profile'))`
 */
export async function unwrap<T>(
  call: Promise<{ data?: T; error?: unknown; response: Response }>,
): Promise<T> {
  const { data, error, response } = await call;
  if (!response.ok) throw new OfficeError(response.status, error);
  return data as T;
}
