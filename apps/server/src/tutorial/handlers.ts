import { pageOf } from '../http/page.ts';
import type { Handlers } from '../platform/operation.ts';
import { categories, deleteCategory } from './admin/categories.ts';
import * as adminTutorials from './admin/tutorials.ts';
import * as tutorials from './tutorials.ts';

export const tutorialHandlers = {
  listTutorials: ({ query }, context) => tutorials.listTutorials(context, query, pageOf(query)),
  getTutorial: ({ params }, context) => tutorials.getTutorial(context, params.tutorialId),
  listTutorialCategories: ({ query }, context) => tutorials.listCategories(context, pageOf(query)),
  createTutorialDownLink: ({ params }, context) => tutorials.createDownLink(context, params),
  saveTutorialProgress: ({ params, body }, context) =>
    tutorials.saveProgress(context, params.tutorialId, body),
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
    adminTutorials.listTutorials(context, query, context.language, pageOf(query)),
  createTutorial: ({ body }, context) => adminTutorials.createTutorial(context, body),
  getAdminTutorial: ({ params }, context) => adminTutorials.getTutorial(context, params.tutorialId),
  updateTutorial: ({ params, body }, context) =>
    adminTutorials.updateTutorial(context, params.tutorialId, body),
  deleteTutorial: ({ params }, context) =>
    adminTutorials.deleteTutorial(context, params.tutorialId),
  publishTutorial: async ({ params: { tutorialId }, body }, context) => {
    const { organizationId } = context.viewer;
    await adminTutorials.publishTutorial(context, { organizationId, id: tutorialId }, body);
    return adminTutorials.getTutorial(context, tutorialId);
  },
  unpublishTutorial: async ({ params: { tutorialId }, body }, context) => {
    const { organizationId } = context.viewer;
    await adminTutorials.unpublishTutorial(context, { organizationId, id: tutorialId }, body);
    return adminTutorials.getTutorial(context, tutorialId);
  },
  createAdminTutorialDownLink: ({ params }, context) =>
    tutorials.createDownLink(context, params, { published: false }),
} satisfies Handlers;
