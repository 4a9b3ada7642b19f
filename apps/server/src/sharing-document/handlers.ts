import type { Handlers } from '../platform/operation.ts';
import { endDocument, listDocuments, shareDocument, updateDocument } from './sharing-documents.ts';

export const sharingDocumentHandlers = {
  listSharedDocuments: ({ query }, context) => listDocuments(context, query.roomId),
  shareDocument: ({ body }, context) => shareDocument(context, body),
  updateSharedDocument: ({ params, body }, context) => updateDocument(context, params.id, body),
  endSharedDocument: ({ params }, context) => endDocument(context, params.id),
} satisfies Handlers;
