import type { DataTableState } from '../../../patterns/DataTable/index.ts';
import type { AuditLogEntry } from './entries.ts';

const aoi = {
  id: 'person-1',
  name: '青木 葵',
  email: 'aoi@sakura.example',
  role: 'ORGANIZATION_ADMIN',
} as const;
const systemActor = { id: null, name: null, email: null, role: null };
const browser =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15';

const usual: Omit<AuditLogEntry, 'id' | 'at' | 'action'> = {
  channel: 'ADMIN',
  actor: aoi,
  address: '203.0.113.7',
  userAgent: browser,
  operation: null,
  outcome: 'DONE',
  reason: null,
  target: null,
  request: null,
  before: null,
  after: null,
  count: 1,
  groupId: null,
  people: 0,
};

const groupId = '5f0c1c52-8d3e-4a53-9a0e-2f6f6f1d0a01';

const auditEntries: AuditLogEntry[] = [
  {
    ...usual,
    id: 4718,
    at: '2026-11-20T09:20:00.000Z',
    action: 'INVITATION_SENT',
    operation: 'sendInvitations',
    target: { kind: 'INVITATION', id: null, name: null },
    after: { invited: 2008, renewed: 8, roles: { USER: 2000, GUEST: 8 } },
    groupId,
    people: 2008,
  },
  {
    ...usual,
    id: 4717,
    at: '2026-11-20T09:12:44.000Z',
    action: 'MEMBER_ROLE_CHANGED',
    operation: 'changeMember',
    target: { kind: 'MEMBER', id: 'person-2', name: '高橋 蓮' },
    request: { userId: 'person-2' },
    before: { role: 'USER', department: '開発部', blocked: false },
    after: { role: 'GUEST', department: '開発部', blocked: false },
  },
  {
    ...usual,
    id: 4716,
    at: '2026-11-20T09:10:02.000Z',
    action: 'MEMBER_BLOCKED',
    operation: 'blockMember',
    outcome: 'REFUSED',
    reason: '自分自身を停止することはできません。',
    target: { kind: 'MEMBER', id: 'person-1', name: '青木 葵' },
  },
  {
    ...usual,
    id: 4715,
    at: '2026-11-20T08:58:10.000Z',
    channel: 'OFFICE',
    actor: {
      id: 'person-5',
      name: 'Elizabeth Montgomery-Featherstonehaugh',
      email: 'elizabeth.montgomery-featherstonehaugh@northwind.example',
      role: 'USER',
    },
    address: '2001:db8:85a3:8d3:1319:8a2e:370:7348',
    action: 'ROOM_DELETED',
    operation: 'deleteChatRoom',
    target: {
      kind: 'CHAT_ROOM',
      id: 'room-1',
      name: '第二開発本部プラットフォーム推進室の定例のあとの雑談',
    },
  },
  {
    ...usual,
    id: 4714,
    at: '2026-11-20T08:40:00.000Z',
    channel: 'COMMAND_LINE',
    actor: systemActor,
    address: null,
    userAgent: null,
    action: 'ACCOUNT_BLOCKED',
    operation: 'block user',
    target: { kind: 'ACCOUNT', id: 'person-4', name: '渡辺 陽' },
    request: { typed: 'haru@sakura.example' },
  },
  {
    ...usual,
    id: 4713,
    at: '2026-11-20T08:31:00.000Z',
    channel: 'ADMIN',
    actor: systemActor,
    action: 'READ',
    operation: 'listMembers',
    outcome: 'REFUSED',
    reason: 'サインインしてください。',
    count: 38,
  },
  {
    ...usual,
    id: 4712,
    at: '2026-11-20T08:30:00.000Z',
    channel: 'SERVER',
    actor: systemActor,
    address: null,
    userAgent: null,
    action: 'MAINTENANCE_ENDED',
    outcome: 'FAILED',
  },
];

export const states = {
  ready: { status: 'ready', rows: auditEntries, page: 1, limit: 25, total: 1204 },
  loading: { status: 'loading', rows: 6 },
  empty: { status: 'empty' },
  error: { status: 'error' },
} satisfies {
  [Status in DataTableState<AuditLogEntry>['status']]: Extract<
    DataTableState<AuditLogEntry>,
    { status: Status }
  >;
};

const invited = (id: number, email: string, after: Record<string, unknown>): AuditLogEntry => ({
  ...usual,
  id,
  at: '2026-11-20T09:20:00.000Z',
  action: 'INVITATION_SENT',
  target: { kind: 'INVITATION', id: `invitation-${id}`, name: email },
  after: { email, ...after },
});

const invitedPeople: AuditLogEntry[] = [
  invited(4719, 'mei@sakura.example', { role: 'USER', department: '開発部' }),
  invited(4720, 'elizabeth.montgomery-featherstonehaugh@northwind.example', { role: 'GUEST' }),
];

export const peopleStates = {
  ready: { status: 'ready', rows: invitedPeople, page: 1, limit: 25, total: 2008 },
  loading: { status: 'loading', rows: 6 },
  empty: { status: 'empty' },
  error: { status: 'error' },
} satisfies typeof states;
