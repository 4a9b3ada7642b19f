import type { AddEmojiProps } from '@office/ui';
import { errorCode } from '../errors/errorCode.ts';
import { errorText } from '../errors/errorText.ts';

const nameCodes = ['customEmojiNameTaken', 'customEmojiNameReserved', 'customEmojiLimitReached'];

/** Returns the text of a rejection, and the field of `AddEmoji` that it concerns. */
export function emojiProblem(error: unknown): AddEmojiProps['error'] {
  const code = errorCode(error);
  const field = code !== null && nameCodes.includes(code) ? 'name' : 'picture';
  return { field, text: errorText(error) };
}
