import { pageOf } from '../../http/page.ts';
import { requireViewer } from '../../http/claims.ts';
import type { Handlers } from '../../platform/operation.ts';
import { createDownLink } from '../../tutorial/tutorials.ts';
import { categories, deleteCategory } from './categories.ts';
import * as tutorials from './tutorials.ts';

export const adminTutorialHandlers = {
  listAdminTutorialCategories: (_input, context) => categories.list(context),
  createTutorialCategory: ({ body }, context) => categories.create(context, body),
  updateTutorialCategory: ({ params, body }, context) =>
    categories.update(context, params.categoryId, body),
  orderTutorialCategories: ({ body }, context) => categories.order(context, body.ids),
  deleteTutorialCategory: ({ params, query }, context) =>
    deleteCategory(context, params.categoryId, query.moveTo),
  orderTutorials: ({ params, body }, context) =>
    categories.orderItems(context, params.categoryId, body.ids),
  listAdminTutorials: ({ query }, context) =>
    tutorials.listTutorials(context, query, context.language, pageOf(query)),
  createTutorial: ({ body }, context) => tutorials.createTutorial(context, body),
  getAdminTutorial: ({ params }, context) => tutorials.getTutorial(context, params.tutorialId),
  updateTutorial: ({ params, body }, context) =>
    tutorials.updateTutorial(context, params.tutorialId, body),
  deleteTutorial: ({ params }, context) => tutorials.deleteTutorial(context, params.tutorialId),
  publishTutorial: async ({ params: { tutorialId }, body }, context) => {
    const { organizationId } = requireViewer(context.claims);
    await tutorials.publishTutorial(context, { organizationId, id: tutorialId }, body);
    return tutorials.getTutorial(context, tutorialId);
  },
  unpublishTutorial: async ({ params: { tutorialId }, body }, context) => {
    const { organizationId } = requireViewer(context.claims);
    await tutorials.unpublishTutorial(context, { organizationId, id: tutorialId }, body);
    return tutorials.getTutorial(context, tutorialId);
  },
  createAdminTutorialDownLink: ({ params }, context) =>
    createDownLink(context, params, { published: false }),
} satisfies Handlers;
