import { maxTextLength, visibleTextPattern, type Role } from '@office/vocabulary';
import { z } from 'zod';

export interface SsoProfile {
  subject: string;
  sid: string | null;
  email: string | null;
  emailVerified: boolean;
  name: string | undefined;
  /** Role and department of a new member. Later sign-ins do not change them. */
  role: Role;
  department: string | undefined;
}

const roles: Partial<Record<string, Role>> = {
  administrator: 'ORGANIZATION_ADMIN',
  member: 'USER',
  guest: 'GUEST',
};

const id = z.string().min(1).max(255);
const line = z.string().trim().min(1).max(maxTextLength).regex(visibleTextPattern);
const optional = <T>(rule: z.ZodType<T>) => rule.optional().catch(undefined);

const claims = z.object({
  sub: id,
  sid: optional(id),
  email: optional(z.email().max(255)),
  email_verified: z.boolean().catch(false),
  name: optional(line),
  office_role: optional(line),
  department: optional(line),
});

/** Reads the claims of the provider. Ignores values with a wrong type, except for `sub`. */
export function readProfile(raw: object): SsoProfile {
  const { sub, sid, email, email_verified, name, office_role, department } = claims.parse(raw);
  return {
    subject: sub,
    sid: sid ?? null,
    email: email?.toLowerCase() ?? null,
    emailVerified: email_verified,
    name,
    role: roles[office_role ?? ''] ?? 'USER',
    department,
  };
}
