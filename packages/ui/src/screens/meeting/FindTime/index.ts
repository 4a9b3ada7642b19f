export { FindTime, type FindTimeProps, type FindTimeState, type FoundTime } from './FindTime.tsx';
export type { BusyPerson } from './slots.ts';
