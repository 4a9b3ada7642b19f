import { voice } from '@office/api/realtime';
import { z } from 'zod';

/**
 * What clients say, checked: what a browser makes of a connection has these forms and fits these sizes.
 * Whatever else is in a message is left out.
 */
export const joinSchema = z.object({
  token: z.string().max(4096),
  muted: z.boolean(),
  participantId: z.uuid().optional(),
});

const description = z.object({
  type: z.enum(['offer', 'answer', 'pranswer', 'rollback']),
  sdp: z.string().max(voice.longestSdp).optional(),
});

const candidate = z.object({
  candidate: z.string().max(voice.longestCandidate),
  sdpMid: z.string().max(64).nullish(),
  sdpMLineIndex: z.int().min(0).max(255).nullish(),
  usernameFragment: z.string().max(256).nullish(),
});

const to = z.uuid();

export const signalSchema = z.union([
  z.object({ to, description, candidate: z.undefined().optional() }),
  z.object({ to, candidate: candidate.nullable(), description: z.undefined().optional() }),
]);

export const stateSchema = z.object({ muted: z.boolean() });
export const speakingSchema = z.object({ speaking: z.boolean() });
