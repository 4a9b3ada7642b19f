import type { Claims } from '../http/claims.ts';
import type { Target } from './realtime.ts';

export const namespaces = ['/', '/floor', '/voice', '/guest'];

export function roomsOfClaims(claims: Claims): string[] {
  const { userId, sessionId, organizationId, contractId } = claims;
  return [
    `user:${userId}`,
    `session:${sessionId}`,
    ...(organizationId
      ? [`organization:${organizationId}`, memberRoom(organizationId, userId)]
      : []),
    ...(contractId ? [`contract:${contractId}`] : []),
  ];
}

export function isAdmissionRoom(room: string): boolean {
  return /^(user|session|organization|member|contract):/.test(room);
}

export function memberRoom(organizationId: string, userId: string): string {
  return `member:${organizationId}:${userId}`;
}

export function chatRoom(chatRoomId: string): string {
  return `chat:${chatRoomId}`;
}

export function roomsOfTarget(target: Target): string[] | null {
  if (target === 'everyone') return null;
  if ('chatRoomId' in target) {
    const { organizationId, chatRoomId, also = [] } = target;
    return [chatRoom(chatRoomId), ...also.map((userId) => memberRoom(organizationId, userId))];
  }
  if ('userIds' in target) {
    return target.userIds.map((userId) =>
      'organizationId' in target ? memberRoom(target.organizationId, userId) : `user:${userId}`,
    );
  }
  if ('sessionId' in target) return [`session:${target.sessionId}`];
  if ('contractId' in target) return [`contract:${target.contractId}`];
  if ('organizationId' in target) {
    return 'userId' in target
      ? [memberRoom(target.organizationId, target.userId)]
      : [`organization:${target.organizationId}`];
  }
  return [`user:${target.userId}`];
}

export function excludedRooms(target: Target): string[] {
  if (target === 'everyone' || !('chatRoomId' in target)) return [];
  return (target.except ?? []).map((userId) => memberRoom(target.organizationId, userId));
}
