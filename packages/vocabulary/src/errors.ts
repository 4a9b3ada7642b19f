// Error codes with their HTTP status, reasons of refused fields, and why a member is shut out (spec §4, §8).
export { blockCodes, fieldErrorValues, linkProblems } from './contract/lists.ts';
export { errorStatuses } from './contract/errors.ts';
export type { BlockCode, FieldErrorValue, LinkProblem } from './contract/lists.ts';
export type { ErrorCode } from './contract/errors.ts';
