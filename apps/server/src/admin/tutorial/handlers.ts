import { pageOf } from '../../http/page.ts';
import { requireViewer } from '../../http/claims.ts';
import type { Handlers } from '../../platform/operation.ts';
import { createDownLink } from '../../tutorial/tutorials.ts';
import * as categories from './categories.ts';
import * as tutorials from './tutorials.ts';

export const adminTutorialHandlers = {
  listAdminTutorialCategories: (_input, context) =>
    categories.listCategories(context, context.claims),
  createTutorialCategory: ({ body }, context) =>
    categories.createCategory(context, context.claims, body),
  updateTutorialCategory: ({ params, body }, context) =>
    categories.updateCategory(context, context.claims, params.categoryId, body),
  orderTutorialCategories: ({ body }, context) =>
    categories.orderCategories(context, context.claims, body),
  deleteTutorialCategory: ({ params, query }, context) =>
    categories.deleteCategory(context, context.claims, params.categoryId, query.moveTo),
  orderTutorials: ({ params, body }, context) =>
    tutorials.orderTutorials(context, context.claims, params.categoryId, body),
  listAdminTutorials: ({ query }, context) =>
    tutorials.listTutorials(context, context.claims, query, context.language, pageOf(query)),
  createTutorial: ({ body }, context) => tutorials.createTutorial(context, context.claims, body),
  getAdminTutorial: ({ params }, context) =>
    tutorials.getTutorial(context, context.claims, params.tutorialId),
  updateTutorial: ({ params, body }, context) =>
    tutorials.updateTutorial(context, context.claims, params.tutorialId, body),
  deleteTutorial: ({ params }, context) =>
    tutorials.deleteTutorial(context, context.claims, params.tutorialId),
  publishTutorial: async ({ params: { tutorialId }, body }, context) => {
    const { organizationId } = requireViewer(context.claims);
    await tutorials.publishTutorial(context, { organizationId, tutorialId }, body);
    return tutorials.getTutorial(context, context.claims, tutorialId);
  },
  unpublishTutorial: async ({ params: { tutorialId }, body }, context) => {
    const { organizationId } = requireViewer(context.claims);
    await tutorials.unpublishTutorial(context, { organizationId, tutorialId }, body);
    return tutorials.getTutorial(context, context.claims, tutorialId);
  },
  createAdminTutorialDownLink: ({ params }, context) =>
    createDownLink(context, context.claims, params, { published: false }),
} satisfies Handlers;
