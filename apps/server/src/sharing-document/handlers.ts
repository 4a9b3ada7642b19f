import type { Handlers } from '../platform/operation.ts';
import { endDocument, listDocuments, shareDocument, updateDocument } from './sharing-documents.ts';

export const sharingDocumentHandlers = {
  listSharedDocuments: ({ query }, context) => listDocuments(context, context.claims, query.roomId),
  shareDocument: ({ body }, context) => shareDocument(context, context.claims, body),
  updateSharedDocument: ({ params, body }, context) =>
    updateDocument(context, context.claims, params.id, body),
  endSharedDocument: ({ params }, context) => endDocument(context, context.claims, params.id),
} satisfies Handlers;
