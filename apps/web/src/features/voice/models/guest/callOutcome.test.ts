import { OfficeError, type Schemas } from '@office/api';
import { expect, it } from 'vitest';
import { callOutcome } from './callOutcome.ts';

const refusal = (errors: string) =>
  new OfficeError(400, { statusCode: 400, errors } as Schemas['ErrorBody']);

it.each([
  ['a call that has not opened', { refused: refusal('meetingTimeInvalid') }, 'notStarted'],
  ['a full call', { refused: 'voiceChatRoomFull' }, 'full'],
  ['another refusal', { refused: refusal('voiceChatRoomInvalid') }, 'disconnected'],
  ['a lost connection', 'unreachable', 'disconnected'],
  ['an unanswered question', 'unanswered', 'disconnected'],
] as const)('maps %s', (_, reason, outcome) => {
  expect(callOutcome(reason)).toBe(outcome);
});
