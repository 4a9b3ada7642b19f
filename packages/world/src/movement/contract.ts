// Generated from openapi/ by packages/api/scripts/generate.mjs. Do not edit.
import {
  blockCodes,
  calendarLinkProblems,
  linkProblems,
  personStates,
  providerProblems,
  providers,
  statuses,
  surveyAnswerProblemKinds,
  surveyProblemKinds,
  workingStatuses,
} from '@office/vocabulary';
import * as z from 'zod/mini';
import { officeAvatarSchema } from '../avatar/contract.ts';

/**
 * A person's position and state on a floor, in metres. The heading is in radians: 0 towards +z, a quarter
 * turn towards +x.
 */
const poseSchema = z.object({
  x: z.number(),
  z: z.number(),
  heading: z.number(),
  state: z.enum(personStates),
});
export type Pose = z.infer<typeof poseSchema>;

/** A person's number in binary messages, valid until they leave the floor. */
const personNumberSchema = z.int().check(z.gte(0), z.lte(65535));

/** Identifier. */
const idSchema = z.string();

/** A person on a floor. */
const floorPersonSchema = z.object({
  person: personNumberSchema,
  userId: idSchema,
  name: z.string(),
  avatar: officeAvatarSchema,
  avatarUrl: z.optional(z.string()),
  status: z.enum(statuses),
  workingStatus: z.enum(workingStatuses),
  x: z.number(),
  z: z.number(),
  heading: z.number(),
  state: z.enum(personStates),
});
export type FloorPerson = z.infer<typeof floorPersonSchema>;

/** The id of a floor. An unknown id is rejected with `floorInvalid`. */
const floorNameSchema = z.string().check(z.minLength(1), z.maxLength(255));

export const floorEnterRequestSchema = z.object({
  floorId: floorNameSchema,
  last: z.optional(poseSchema),
});
export type FloorEnterRequest = z.infer<typeof floorEnterRequestSchema>;

/** Milliseconds of the frame clock. */
const floorTimeSchema = z.number();

const floorEntrySchema = z.object({
  ok: z.literal(true),
  self: personNumberSchema,
  people: z.array(floorPersonSchema),
  serverTime: floorTimeSchema,
});

const floorRefusalSchema = z.object({ ok: z.literal(false), error: z.string() });

export const floorEnterAnswerSchema = z.union([floorEntrySchema, floorRefusalSchema]);
export type FloorEnterAnswer = z.infer<typeof floorEnterAnswerSchema>;

const floorViewSchema = z.object({
  ok: z.literal(true),
  people: z.array(floorPersonSchema),
  serverTime: floorTimeSchema,
});

export const floorWatchAnswerSchema = z.union([floorViewSchema, floorRefusalSchema]);
export type FloorWatchAnswer = z.infer<typeof floorWatchAnswerSchema>;

export const floorPeopleChangeSchema = z.object({
  joined: z.array(floorPersonSchema),
  left: z.array(z.int()),
  changed: z.array(floorPersonSchema),
});
export type FloorPeopleChange = z.infer<typeof floorPeopleChangeSchema>;

export const floorCorrectionSchema = z.object({ x: z.number(), z: z.number() });
export type FloorCorrection = z.infer<typeof floorCorrectionSchema>;

const floorSeatUserSchema = z.object({ userId: idSchema, name: z.string() });

export const floorSeatChangeSchema = z.object({
  seatId: z.string(),
  user: z.nullable(floorSeatUserSchema),
});
export type FloorSeatChange = z.infer<typeof floorSeatChangeSchema>;

export const floorClosedSchema = z.object({
  floorId: floorNameSchema,
  next: z.nullable(floorNameSchema),
});
export type FloorClosed = z.infer<typeof floorClosedSchema>;

const forcedLogoutSchema = z.object({ code: z.enum(blockCodes) });

/** An empty message. */
const emptySchema = z.object({});

const authenticateDoneSchema = z.object({ ok: z.literal(true) });

/** A problem and the part of the survey that contains it. Without an id it concerns the survey itself. */
const surveyProblemSchema = z.object({
  problem: z.enum(surveyProblemKinds),
  sectionId: z.optional(idSchema),
  questionId: z.optional(idSchema),
  choiceId: z.optional(idSchema),
});

const surveyAnswerProblemSchema = z.object({
  questionId: idSchema,
  problem: z.enum(surveyAnswerProblemKinds),
});

const errorDataSchema = z.object({
  codeExpiresAt: z.optional(z.string()),
  resendAt: z.optional(z.string()),
  remaining: z.optional(z.int().check(z.gte(0))),
  startTime: z.optional(z.string()),
  retryAfter: z.optional(z.int().check(z.gte(0))),
  until: z.optional(z.string()),
  surveyProblems: z.optional(z.array(surveyProblemSchema)),
  surveyAnswerProblems: z.optional(z.array(surveyAnswerProblemSchema)),
  email: z.optional(z.string()),
  organizationId: z.optional(idSchema),
  organizationName: z.optional(z.string()),
  userId: z.optional(idSchema),
  reason: z.optional(z.enum(linkProblems)),
  provider: z.optional(z.enum(providers)),
  providerProblem: z.optional(z.enum(providerProblems)),
  calendarProblem: z.optional(z.enum(calendarLinkProblems)),
  providerMessage: z.optional(z.string().check(z.maxLength(300))),
});

const authenticateRefusalSchema = z.object({
  ok: z.literal(false),
  statusCode: z.int(),
  errors: z.string(),
  code: z.optional(z.enum(blockCodes)),
  data: z.optional(errorDataSchema),
});

const authenticateAnswerSchema = z.union([authenticateDoneSchema, authenticateRefusalSchema]);

const authenticateRequestSchema = z.object({ token: z.string().check(z.maxLength(4096)) });

const floorWatchRequestSchema = z.object({ floorId: floorNameSchema });

/** Server messages on the namespace `/floor`. */
export interface FloorServerEvents {
  /** The receiver is signed out immediately. */
  forcedLogout(message: z.infer<typeof forcedLogoutSchema>): void;
  /**
   * The connection's token expires soon. A client that does not emit `authenticate` with a new token is
   * disconnected.
   */
  tokenExpiring(message: z.infer<typeof emptySchema>): void;
  /** The new poses of people who moved since the last frame. Binary, volatile; at most 15 per second. */
  frame(message: Uint8Array): void;
  /** People joined or left the floor, or their data changed. */
  people(message: FloorPeopleChange): void;
  /** The server rejected the client's move and sends the authoritative pose. */
  correct(message: FloorCorrection): void;
  /** A seat was claimed or released. */
  seat(message: FloorSeatChange): void;
  /** The floor was blocked or rebuilt. The receiver has been removed from it. */
  closed(message: FloorClosed): void;
}

/** Client messages on the namespace `/floor`. */
export interface FloorClientEvents {
  /** Renews the connection's access token, before it expires or after switching the organisation. */
  authenticate(
    message: z.infer<typeof authenticateRequestSchema>,
    answer?: (result: z.infer<typeof authenticateAnswerSchema>) => void,
  ): void;
  /** Enters a floor. The socket leaves its current or watched floor. */
  enter(message: FloorEnterRequest, answer?: (result: FloorEnterAnswer) => void): void;
  /** Watches a floor without being on it. Watchers are invisible. */
  watch(
    message: z.infer<typeof floorWatchRequestSchema>,
    answer?: (result: FloorWatchAnswer) => void,
  ): void;
  /** Stops watching the floor. */
  unwatch(message: z.infer<typeof emptySchema>): void;
  /** The current position of the client's user. Binary, volatile; 15 per second while walking. */
  move(message: Uint8Array): void;
}
