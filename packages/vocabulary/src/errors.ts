// Error codes with their HTTP status, reasons of refused fields, and why a member is shut out (spec §4, §8).
export { blockCodes, errorStatuses, fieldErrorValues, linkProblems } from './contract.ts';
export type { BlockCode, ErrorCode, FieldErrorValue, LinkProblem } from './contract.ts';
