import type { Handlers } from '../platform/operation.ts';
import { getWorkplace } from './workplace.ts';

/** @param handlers of all areas */
export function workplaceHandlers(handlers: Handlers): Handlers {
  return {
    getWorkplace: ({ query }, context) => getWorkplace(handlers, context, query.floorId ?? null),
  };
}
