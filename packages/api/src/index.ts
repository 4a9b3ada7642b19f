export type { components, operations, paths, webhooks } from './schema.ts';
export { errorStatuses, fieldErrorValues, publicOperations, realtimeKinds } from './constants.ts';
