// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** The way by which something was done: the administration, the office of the members, the operator's command line, or the server by itself. */
export const auditChannels = ['ADMIN', 'OFFICE', 'COMMAND_LINE', 'SERVER'] as const;
export type AuditChannel = (typeof auditChannels)[number];

/** Whether it was done, was refused, or failed for a reason of the server's. */
export const auditOutcomes = ['DONE', 'REFUSED', 'FAILED'] as const;
export type AuditOutcome = (typeof auditOutcomes)[number];

/** The kind of thing that was done. READ and CALLED are calls that changed nothing: `operation` tells which. Every other is a change, or an attempt at one. */
export const auditActions = [
  'READ',
  'CALLED',
  'SIGNED_IN',
  'SIGNED_OUT',
  'ORGANIZATION_ENTERED',
  'SESSIONS_ENDED',
  'PASSWORD_LINK_REQUESTED',
  'PASSWORD_CHANGED',
  'NETWORK_FORGOTTEN',
  'ACCOUNT_CREATED',
  'ACCOUNT_LINKED',
  'ACCOUNT_UNLINKED',
  'ACCOUNT_BLOCKED',
  'ACCOUNT_UNBLOCKED',
  'ATTEMPTS_UNLOCKED',
  'SYSTEM_ADMIN_GRANTED',
  'SYSTEM_ADMIN_WITHDRAWN',
  'MEMBER_ADDED',
  'MEMBER_CHANGED',
  'MEMBER_ROLE_CHANGED',
  'MEMBER_BLOCKED',
  'MEMBER_UNBLOCKED',
  'MEMBER_REMOVED',
  'MEMBERS_EXPORTED',
  'INVITATION_SENT',
  'INVITATION_RESENT',
  'INVITATION_WITHDRAWN',
  'INVITATION_ACCEPTED',
  'ORGANIZATION_CREATED',
  'ORGANIZATION_CHANGED',
  'ORGANIZATION_BLOCKED',
  'ORGANIZATION_UNBLOCKED',
  'CONTRACT_CREATED',
  'CONTRACT_CHANGED',
  'CONTRACT_BLOCKED',
  'CONTRACT_UNBLOCKED',
  'SIGN_IN_RULES_CHANGED',
  'AREAS_CHANGED',
  'RETENTION_CHANGED',
  'FLOOR_CREATED',
  'FLOOR_CHANGED',
  'FLOOR_DRAFT_SAVED',
  'FLOOR_DRAFT_DISCARDED',
  'FLOOR_PUBLISHED',
  'FLOOR_IMPORTED',
  'FLOOR_EXPORTED',
  'FLOOR_BLOCKED',
  'FLOOR_UNBLOCKED',
  'FLOOR_DELETED',
  'SEAT_ASSIGNED',
  'SEAT_RELEASED',
  'ROOM_CREATED',
  'ROOM_CHANGED',
  'ROOM_DELETED',
  'ROOM_MEMBER_REMOVED',
  'MEETING_CANCELED',
  'FILE_DELETED',
  'MAINTENANCE_ANNOUNCED',
  'MAINTENANCE_CHANGED',
  'MAINTENANCE_ENDED',
  'MAIL_READ',
  'AUDIT_EXPORTED',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** The kind of thing that something was done to. */
export const auditTargetKinds = [
  'ACCOUNT',
  'MEMBER',
  'SESSION',
  'NETWORK',
  'INVITATION',
  'ORGANIZATION',
  'CONTRACT',
  'FLOOR',
  'SEAT',
  'CHAT_ROOM',
  'VOICE_ROOM',
  'MEETING_ROOM',
  'MEETING',
  'FILE',
  'LINKED_ACCOUNT',
  'MAINTENANCE',
  'MAIL',
] as const;
export type AuditTargetKind = (typeof auditTargetKinds)[number];
