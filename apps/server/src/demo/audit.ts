import { defaultLanguage, type AuditChannel, type Role } from '@office/vocabulary';
import { differenceInHours } from 'date-fns/differenceInHours';
import { subMinutes } from 'date-fns/subMinutes';
import { appendAudit } from '../audit/audit.ts';
import type { AuditChange } from '../audit/audit-entry.ts';
import type { Transaction } from '../database/database.ts';
import type { DemoInvitations } from './invitations.ts';
import { joinedAt } from './people.ts';

/** A demo audit entry. People are identified by the local part of their e-mail address. */
export interface DemoEntry extends AuditChange {
  hoursAgo: number;
  by: string;
  channel?: AuditChannel;
  role?: Role;
  operation: string;
  member?: string;
}

const officeClient = {
  address: '203.0.113.24',
  userAgent:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
};
const atHome = {
  address: '198.51.100.7',
  userAgent:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
};

const signIn = { action: 'SIGNED_IN', operation: 'adminLogin' } as const;
const memberSignIn = {
  ...signIn,
  operation: 'login',
  channel: 'OFFICE',
  role: 'USER',
} as const;

// prettier-ignore
export const sakuraEntries: readonly DemoEntry[] = [
  { ...signIn, hoursAgo: 340, by: 'aoi' },
  { action: 'MEMBERS_EXPORTED', operation: 'exportMembers', hoursAgo: 339, by: 'aoi', after: { members: 5, department: '営業部' } },
  { ...memberSignIn, hoursAgo: 220, by: 'yuto', outcome: 'REFUSED', error: 'incorrectPassword', count: 5 },
  { ...signIn, hoursAgo: 218, by: 'aoi' },
  { action: 'MEMBER_BLOCKED', operation: 'blockMember', hoursAgo: 217.8, by: 'aoi', member: 'yuto', before: { blocked: false }, after: { blocked: true } },
  { action: 'SESSIONS_ENDED', operation: 'endMemberSessions', hoursAgo: 217.7, by: 'aoi', member: 'yuto', after: { sessions: 2 } },
  { action: 'ATTEMPTS_UNLOCKED', operation: 'unlockMember', hoursAgo: 194, by: 'aoi', member: 'yuto' },
  { action: 'MEMBER_UNBLOCKED', operation: 'unblockMember', hoursAgo: 193.9, by: 'aoi', member: 'yuto', before: { blocked: true }, after: { blocked: false } },
  { ...memberSignIn, hoursAgo: 193, by: 'yuto' },
  { ...signIn, hoursAgo: 99, by: 'aoi' },
  { action: 'MEMBER_CHANGED', operation: 'updateMember', hoursAgo: 98.6, by: 'aoi', member: 'kaito', before: { department: '営業部', jobTitle: '主任' }, after: { department: '営業部', jobTitle: '課長' } },
  { action: 'MEMBER_ROLE_CHANGED', operation: 'updateMember', hoursAgo: 98.5, by: 'aoi', member: 'shota', before: { role: 'USER' }, after: { role: 'ORGANIZATION_ADMIN' } },
  { action: 'AUDIT_EXPORTED', operation: 'exportAuditEntries', hoursAgo: 75, by: 'shota' },
  { action: 'MEMBER_ROLE_CHANGED', operation: 'updateMember', hoursAgo: 51, by: 'aoi', member: 'shota', before: { role: 'ORGANIZATION_ADMIN' }, after: { role: 'USER' } },
  { ...memberSignIn, hoursAgo: 28, by: 'ren' },
  { ...memberSignIn, hoursAgo: 27.5, by: 'mei' },
  { ...memberSignIn, hoursAgo: 27, by: 'haru', outcome: 'REFUSED', error: 'incorrectPassword', count: 2 },
  { ...memberSignIn, hoursAgo: 26.9, by: 'haru' },
  { ...signIn, hoursAgo: 5.2, by: 'aoi' },
];

// prettier-ignore
export const northwindEntries: readonly DemoEntry[] = [
  { ...signIn, hoursAgo: 292, by: 'olivia' },
  { action: 'MEMBER_CHANGED', operation: 'updateMember', hoursAgo: 291, by: 'olivia', member: 'mateo', before: { department: 'Engineering', jobTitle: 'Developer' }, after: { department: 'Engineering', jobTitle: 'Producer' } },
  { ...memberSignIn, hoursAgo: 120, by: 'ingrid' },
  { action: 'MEMBERS_EXPORTED', operation: 'exportMembers', hoursAgo: 50, by: 'olivia', after: { members: 7 } },
  { ...signIn, hoursAgo: 33.4, by: 'olivia' },
];

export async function insertAudit(
  tx: Transaction,
  organizationId: string,
  { entries, invitations }: { entries: readonly DemoEntry[]; invitations: DemoInvitations },
  { ids, now }: { ids: ReadonlyMap<string, string>; now: Date },
): Promise<void> {
  const all = [...entries, ...invitationEntries(invitations, now)];
  // Ids ascend with time, so the oldest entry is inserted first.
  for (const entry of all.toSorted((one, other) => other.hoursAgo - one.hoursAgo)) {
    const { hoursAgo, by, member, operation, ...change } = entry;
    const { channel = 'ADMIN', role = 'ORGANIZATION_ADMIN' } = entry;
    const from = channel === 'ADMIN' ? officeClient : atHome;
    await appendAudit(tx, {
      ...change,
      ...(member && { target: { kind: 'MEMBER', id: ids.get(member)! } }),
      at: subMinutes(now, Math.round(hoursAgo * 60)),
      actor: { ...from, channel, role, operation, organizationId, userId: ids.get(by)! },
    });
  }
}

function invitationEntries({ by, people }: DemoInvitations, now: Date): DemoEntry[] {
  return people.flatMap(({ email, role = 'USER', ...one }): DemoEntry[] => {
    const { name, department, language = defaultLanguage, withdrawnAfter } = one;
    const before = one.accepted ? differenceInHours(now, joinedAt(now)) : 0;
    const hoursAgo = before + one.hoursAgo;
    const target = { kind: 'INVITATION', name: email } as const;
    const after = { email, role, language, name, department };
    const sent: DemoEntry = {
      hoursAgo,
      by,
      action: 'INVITATION_SENT',
      operation: 'sendInvitations',
      target,
      after,
    };
    if (!withdrawnAfter) return [sent];
    const withdrawn: DemoEntry = {
      hoursAgo: hoursAgo - withdrawnAfter,
      by,
      action: 'INVITATION_WITHDRAWN',
      operation: 'withdrawInvitations',
      target,
    };
    return [sent, withdrawn];
  });
}
