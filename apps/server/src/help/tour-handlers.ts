import type { Handlers } from '../platform/operation.ts';
import { getTour, noteTourStep, updateTour } from './tour.ts';

export const tourHandlers = {
  getTour: (_input, context) => getTour(context, context.claims),
  updateTour: ({ body }, context) => updateTour(context, context.claims, body),
  noteTourStep: ({ body }, context) => noteTourStep(context, context.claims, body),
} satisfies Handlers;
