import type { Schemas } from '@office/api';
import { sendMessage, type ChatTestMember } from './chat.ts';
import type { TestOffice } from './office.ts';

export async function uploadFile(
  office: TestOffice,
  { token }: Pick<ChatTestMember, 'token'>,
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

export async function sendFile(
  office: TestOffice,
  who: Pick<ChatTestMember, 'token'>,
  roomId: string,
  fileName: string,
  bytes: Uint8Array,
): Promise<Schemas['ChatMessage'] & { fileKey: string }> {
  const fileKey = await uploadFile(office, who, fileName, bytes);
  const message = await sendMessage(office, who, roomId, '', { type: 'FILE', fileKeys: [fileKey] });
  return { ...message, fileKey };
}
