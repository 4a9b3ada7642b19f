import { putFile } from '@office/client/files/putFile.ts';
import { preSignFile } from '../../platform/files/preSignFile.ts';

/** Uploads the file of an answer to the address that the server signs; answers its key. */
export async function uploadAnswerFile(file: File, signal: AbortSignal): Promise<string> {
  const announced = { fileName: file.name, fileSize: file.size };
  return putFile(await preSignFile('survey_answer', announced, signal), file, { signal });
}
