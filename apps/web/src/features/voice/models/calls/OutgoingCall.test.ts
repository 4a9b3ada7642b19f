import type { Schemas } from '@office/api';
import { expect, it } from 'vitest';
import {
  nextOutgoingCall,
  type OutgoingCallEvent,
  type OutgoingCallState,
} from './OutgoingCall.ts';

const ren = { userId: 'ren', name: '高橋 蓮', avatarUrl: null };
const mei = { userId: 'mei', name: '小林 芽衣', avatarUrl: null };
const room = { id: 'd1', kind: 'DIRECT' } as Schemas['VoiceRoom'];

const idle: OutgoingCallState = { status: 'idle' };
const inviting: OutgoingCallState = {
  status: 'inviting',
  person: ren,
  early: null,
};
const ringing: OutgoingCallState = { status: 'ringing', person: ren, room };

const askedRen: OutgoingCallEvent = { kind: 'asked', person: mei };
const askedAgain: OutgoingCallEvent = { kind: 'asked', person: { ...ren } };
const askedMei = { status: 'inviting', person: mei, early: null };
const invited: OutgoingCallEvent = { kind: 'invited', person: ren, room };
const answerOf = (userId: string, roomId = 'd1') => ({
  invitationId: 'i1',
  roomId,
  user: { id: userId, nameKanji: '', avatarUrl: null },
  accepted: true,
  byMessage: false,
});
const answered = (userId: string, roomId?: string): OutgoingCallEvent => ({
  kind: 'answered',
  answer: answerOf(userId, roomId),
});
const deleted = (roomId: string): OutgoingCallEvent => ({ kind: 'roomDeleted', roomId });

it.each<[before: OutgoingCallState, event: OutgoingCallEvent, after: object]>([
  [idle, askedRen, askedMei],
  [idle, invited, idle],
  [idle, answered('ren'), idle],
  [idle, deleted('d1'), idle],
  [inviting, askedRen, askedMei],
  [inviting, askedAgain, inviting],
  [inviting, invited, ringing],
  [inviting, answered('ren'), { ...inviting, early: answerOf('ren') }],
  [inviting, answered('mei'), inviting],
  [inviting, deleted('d1'), inviting],
  [inviting, { kind: 'stopped' }, idle],
  [ringing, askedRen, askedMei],
  [ringing, askedAgain, ringing],
  [ringing, invited, ringing],
  [ringing, answered('ren'), idle],
  [ringing, answered('ren', 'another'), ringing],
  [ringing, answered('mei'), ringing],
  [ringing, deleted('d1'), idle],
  [ringing, deleted('another'), ringing],
  [ringing, { kind: 'stopped' }, idle],
])('nextOutgoingCall: state %j, event %j', (before, event, after) =>
  expect(nextOutgoingCall(before, event)).toEqual(after),
);
