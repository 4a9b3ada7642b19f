import type { Handlers } from '../../platform/operation.ts';
import { listVersions } from './versions.ts';

export const versionHandlers = {
  listChatMessageVersions: ({ params }, context) => listVersions(context, params),
} satisfies Handlers;
