import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../platform/operation.ts';
import { toSinglePage } from '../http/page.ts';
import { preSignDownloads } from './download-access.ts';
import { preSign } from './pre-sign.ts';

export const filesHandlers = {
  preSignUserFile: async ({ params, body }, context) =>
    only(await preSign(context, params.directory, [body])),
  preSignChatAttachment: async ({ body: { fileName, fileSize } }, context) =>
    only(await preSign(context, 'chat_message_attachment', [{ fileName, fileSize }])),
  preSignFiles: async ({ params, body }, context) =>
    toSinglePage(await preSign(context, params.directory, body.files)),
  preSignAdminFile: async ({ params, body }, context) =>
    only(await preSign(context, params.directory, [body])),
  preSignAdminDownloads: ({ body }, context) => preSignDownloads(context, body.fileKeys),
  preSignDownloads: ({ body }, context) => preSignDownloads(context, body.fileKeys),
} satisfies Handlers;

function only<T>([one]: T[]): T {
  if (one === undefined) throw new ApiError('internalServerError');
  return one;
}
