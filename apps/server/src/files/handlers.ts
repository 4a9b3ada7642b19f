import type { Handlers } from '../http/operation.ts';
import { preSign } from './pre-sign.ts';

/** Uploads by signed address. */
export const filesHandlers = {
  preSignUserFile: ({ params, body }, context) =>
    preSign(context, context.claims, { directory: params.directory, ...body }),
} satisfies Handlers<'preSignUserFile'>;
