// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.
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

/** Position and posture of a person on a floor. Coordinates in metres on the floor plan; heading in radians, 0 is +z, a quarter turn is +x. */
const poseSchema = z.object({
  x: z.number(),
  z: z.number(),
  heading: z.number(),
  state: z.enum(personStates),
});
export type Pose = z.infer<typeof poseSchema>;

/** Number of a person in binary messages, valid until they leave the floor. */
const personNumberSchema = z.int().check(z.gte(0), z.lte(65535));

/** Identifier. */
const idSchema = z.string();

/** Name in Latin letters: entered by the member or, if empty, derived from nameKatakana (Hepburn without marks for long vowels). Omitted for names in Latin letters and without a reading. */
const nameLatinSchema = z.string();

/** Present and true for the simulated colleagues of a demo organisation. */
const demoMarkSchema = z.boolean();

/** Person on a floor. */
const floorPersonSchema = z.object({
  person: personNumberSchema,
  userId: idSchema,
  name: z.string(),
  nameLatin: z.optional(nameLatinSchema),
  avatar: officeAvatarSchema,
  avatarUrl: z.optional(z.string()),
  status: z.enum(statuses),
  workingStatus: z.enum(workingStatuses),
  x: z.number(),
  z: z.number(),
  heading: z.number(),
  state: z.enum(personStates),
  demo: z.optional(demoMarkSchema),
});
export type FloorPerson = z.infer<typeof floorPersonSchema>;

/** Floor ID. Unknown IDs return `floorInvalid`. */
const floorNameSchema = z.string().check(z.minLength(1), z.maxLength(255));

export const floorEnterRequestSchema = z.object({
  floorId: floorNameSchema,
  last: z.optional(poseSchema),
});
export type FloorEnterRequest = z.infer<typeof floorEnterRequestSchema>;

/** Frame time in milliseconds. */
const floorTimeSchema = z.number();

const floorEntrySchema = z.object({
  ok: z.literal(true),
  self: personNumberSchema,
  people: z.array(floorPersonSchema),
  serverTime: floorTimeSchema,
  otherConnection: z.optional(z.boolean()),
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

const floorSeatUserSchema = z.object({
  userId: idSchema,
  name: z.string(),
  nameLatin: z.optional(nameLatinSchema),
});

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

/** Message without content. */
const emptySchema = z.object({});

const authenticateDoneSchema = z.object({ ok: z.literal(true) });

/** Validation error and its location; the survey itself if no location is given. */
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

/** Messages of the server on the namespace `/floor`. */
export interface FloorServerEvents {
  /** Sign the receiver out immediately */
  forcedLogout(message: z.infer<typeof forcedLogoutSchema>): void;
  /** Notify that the connection's token expires soon. Clients that do not emit `authenticate` with a new token are disconnected */
  tokenExpiring(message: z.infer<typeof emptySchema>): void;
  /** Send changed poses (binary, volatile, at most 15/s) */
  frame(message: Uint8Array): void;
  /** Notify of people who entered, left or changed appearance */
  people(message: FloorPeopleChange): void;
  /** Correct the user's position after a rejected move */
  correct(message: FloorCorrection): void;
  /** Notify that a desk of the floor was taken or released */
  seat(message: FloorSeatChange): void;
  /** Notify that the floor was closed or rebuilt and was left */
  closed(message: FloorClosed): void;
}

/** Messages of the client on the namespace `/floor`. */
export interface FloorClientEvents {
  /** Renew the access token of the connection */
  authenticate(
    message: z.infer<typeof authenticateRequestSchema>,
    answer?: (result: z.infer<typeof authenticateAnswerSchema>) => void,
  ): void;
  /** Enter a floor and leave the previous or watched floor */
  enter(message: FloorEnterRequest, answer?: (result: FloorEnterAnswer) => void): void;
  /** Watch a floor without entering it, invisible to others */
  watch(
    message: z.infer<typeof floorWatchRequestSchema>,
    answer?: (result: FloorWatchAnswer) => void,
  ): void;
  /** Stop watching the floor */
  unwatch(message: z.infer<typeof emptySchema>): void;
  /** Send the user's position */
  move(message: Uint8Array): void;
}
