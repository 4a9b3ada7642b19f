export { JoinByCode, type JoinByCodeProps } from './JoinByCode.tsx';
export { type JoinByCodeValues } from './JoinByCode.schema.ts';
