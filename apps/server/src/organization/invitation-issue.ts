import type { Language, Role } from '@office/vocabulary';
import type { InvitingOrganization } from '../auth/invitation.ts';
import { invalidateInvitationLinks, issueLinks, linkLifetimes } from '../auth/one-time-link.ts';
import { newSecretToken } from '../auth/devices/secret-token.ts';
import type { Config } from '../config/config.ts';
import type { Transaction } from '../database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { localizedNames } from '../people/localized-names.ts';
import type { PersonRow } from '../people/member-directory.ts';
import { findUnanswered, lockInvitations, saveInvitations } from './invitation-issue-store.ts';

export { findUnanswered, lockInvitations };
export {
  countPending,
  findInvitationsById,
  findMemberEmails,
  markWithdrawn,
} from './invitation-issue-store.ts';

type Deps = Pick<Platform, 'now' | 'mail'> & { config: Pick<Config, 'publicUrl'> };

/** A person to invite. The address must be in lower case. */
export interface Invitee {
  email: string;
  role: Role;
  language: Language;
  name?: string | null;
  nameLatin?: string | null;
  department?: string | null;
}

export interface IssuedInvitation {
  id: string;
  email: string;
  /** Sent only to the recipient. */
  token: string;
  url: string;
  expiresAt: Date;
}

/** Rows per statement. Small chunks let the server handle other requests in between. */
const chunk = 500;
const day = 24 * 60 * 60 * 1000;

/**
 * Renews an unanswered invitation to the same address; its previous link becomes invalid. Requires
 * {@link lockInvitations}, and that no address belongs to a member.
 */
export async function createInvitations(
  deps: Deps,
  tx: Transaction,
  from: {
    organization: Pick<InvitingOrganization, 'id' | 'name'>;
    inviter: PersonRow | null;
    batchId?: string | null;
  },
  invitees: readonly Invitee[],
): Promise<IssuedInvitation[]> {
  const issued: IssuedInvitation[] = [];
  for (let start = 0; start < invitees.length; start += chunk) {
    issued.push(...(await issueChunk(deps, tx, from, invitees.slice(start, start + chunk))));
  }
  return issued;
}

async function issueChunk(
  deps: Deps,
  tx: Transaction,
  { organization, inviter, batchId = null }: Parameters<typeof createInvitations>[2],
  invitees: readonly Invitee[],
): Promise<IssuedInvitation[]> {
  const now = deps.now();
  const invitedBy = inviter?.id ?? null;
  const inviterNames = inviter && localizedNames(inviter);
  const invitations = invitees.map((invitee) => {
    const token = newSecretToken();
    return { ...invitee, token, url: `${deps.config.publicUrl}/join-organization?token=${token}` };
  });
  // Locks links before invitations, in the same order as accepting an invitation does.
  const emails = invitations.map(({ email }) => email);
  const unanswered = await findUnanswered(tx, organization.id, emails);
  const earlier = [...unanswered.values()].map(({ id }) => id);
  if (earlier.length > 0) await invalidateInvitationLinks(tx, earlier, 'REPLACED', now);
  const mailIds = await deps.mail.enqueueMany(
    tx,
    invitations.map(({ email, language, url }) => ({
      to: email,
      language,
      template: 'invite' as const,
      values: {
        organizationName: organization.name,
        inviterName: inviterNames?.[language] ?? null,
        url,
        days: linkLifetimes.INVITE / day,
      },
    })),
  );
  const expiresAt = new Date(now.getTime() + linkLifetimes.INVITE);
  const ids = await saveInvitations(
    tx,
    invitations.map(
      ({ email, role, language, name = null, nameLatin = null, department = null }, index) => ({
        organizationId: organization.id,
        email,
        role,
        language,
        name,
        nameLatin,
        department,
        invitedBy,
        batchId,
        mailId: mailIds[index]!,
        createdAt: now,
        sentAt: now,
        expiresAt,
      }),
    ),
  );
  await issueLinks(
    deps,
    tx,
    invitations.map(({ email, role, token }) => ({
      kind: 'INVITE' as const,
      email,
      organizationId: organization.id,
      role,
      invitedBy,
      invitationId: ids.get(email)!,
      token,
    })),
  );
  return invitations.map(({ email, token, url }) => ({
    id: ids.get(email)!,
    email,
    token,
    url,
    expiresAt,
  }));
}
