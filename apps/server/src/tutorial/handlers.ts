import { pageOf } from '../http/page.ts';
import type { Handlers } from '../platform/operation.ts';
import { saveProgress } from './progress.ts';
import * as tutorials from './tutorials.ts';

export const tutorialHandlers = {
  listTutorials: ({ query }, context) =>
    tutorials.listTutorials(context, context, query, pageOf(query)),
  getTutorial: ({ params }, context) => tutorials.getTutorial(context, context, params.tutorialId),
  listTutorialCategories: ({ query }, context) =>
    tutorials.listCategories(context, context, pageOf(query)),
  createTutorialDownLink: ({ params }, context) => tutorials.createDownLink(context, params),
  saveTutorialProgress: ({ params, body }, context) =>
    saveProgress(context, params.tutorialId, body),
} satisfies Handlers;
