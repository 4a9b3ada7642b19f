import type { Handlers } from '../platform/operation.ts';
import { getTour, noteTourStep, updateTour } from './tour.ts';

export const tourHandlers = {
  getTour: (_input, context) => getTour(context),
  updateTour: ({ body }, context) => updateTour(context, body),
  noteTourStep: ({ body }, context) => noteTourStep(context, body),
} satisfies Handlers;
