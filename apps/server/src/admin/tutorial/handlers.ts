import { pageOf } from '../../http/page.ts';
import { requireViewer } from '../../http/claims.ts';
import type { Handlers } from '../../platform/operation.ts';
import { createDownLink } from '../../tutorial/tutorials.ts';
import * as categories from './categories.ts';
import * as tutorials from './tutorials.ts';

export const adminTutorialHandlers = {
  listAdminTutorialCategories: (_input, context) => categories.listCategories(context),
  createTutorialCategory: ({ body }, context) => categories.createCategory(context, body),
  updateTutorialCategory: ({ params, body }, context) =>
    categories.updateCategory(context, params.categoryId, body),
  orderTutorialCategories: ({ body }, context) => categories.orderCategories(context, body),
  deleteTutorialCategory: ({ params, query }, context) =>
    categories.deleteCategory(context, params.categoryId, query.moveTo),
  orderTutorials: ({ params, body }, context) =>
    tutorials.orderTutorials(context, params.categoryId, body),
  listAdminTutorials: ({ query }, context) =>
    tutorials.listTutorials(context, query, context.language, pageOf(query)),
  createTutorial: ({ body }, context) => tutorials.createTutorial(context, body),
  getAdminTutorial: ({ params }, context) => tutorials.getTutorial(context, params.tutorialId),
  updateTutorial: ({ params, body }, context) =>
    tutorials.updateTutorial(context, params.tutorialId, body),
  deleteTutorial: ({ params }, context) => tutorials.deleteTutorial(context, params.tutorialId),
  publishTutorial: async ({ params: { tutorialId }, body }, context) => {
    const { organizationId } = requireViewer(context.claims);
    await tutorials.publishTutorial(context, { organizationId, tutorialId }, body);
    return tutorials.getTutorial(context, tutorialId);
  },
  unpublishTutorial: async ({ params: { tutorialId }, body }, context) => {
    const { organizationId } = requireViewer(context.claims);
    await tutorials.unpublishTutorial(context, { organizationId, tutorialId }, body);
    return tutorials.getTutorial(context, tutorialId);
  },
  createAdminTutorialDownLink: ({ params }, context) =>
    createDownLink(context, params, { published: false }),
} satisfies Handlers;
