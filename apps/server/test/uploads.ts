import type { Schemas } from '@office/api';
import { say, type Chatter } from './chat.ts';
import type { TestOffice } from './office.ts';

/** Uploads a file for a chat message and answers its key. */
export async function uploadFile(
  office: TestOffice,
  { token }: Pick<Chatter, 'token'>,
  fileName: string,
  bytes: Uint8Array,
): Promise<string> {
  const { body } = await office.call<Schemas['PreSignedUpload']>(
    'POST',
    '/v1/files/user/chat_message_attachment/pre-sign',
    { token, body: { fileName, fileSize: bytes.length, isFile: true } },
  );
  const { uploadUrl, headers, fileKey } = body;
  const init = { method: 'PUT', headers, body: new Blob([new Uint8Array(bytes)]) };
  const response = await fetch(new URL(uploadUrl, office.url), init);
  if (!response.ok) throw new Error(`upload answered ${response.status}`);
  return fileKey;
}

/** Sends a message with one file. */
export async function sendFile(
  office: TestOffice,
  who: Pick<Chatter, 'token'>,
  roomId: string,
  fileName: string,
  bytes: Uint8Array,
): Promise<Schemas['ChatMessage'] & { fileKey: string }> {
  const fileKey = await uploadFile(office, who, fileName, bytes);
  const message = await say(office, who, roomId, '', { type: 'FILE', fileKeys: [fileKey] });
  return { ...message, fileKey };
}
