import { putFile } from '@office/client/files/putFile.ts';
import { preSignFile } from '../../platform/files/preSignFile.ts';

export async function uploadAnswerFile(file: File, signal: AbortSignal): Promise<string> {
  const announced = { fileName: file.name, fileSize: file.size };
  return putFile(await preSignFile('survey_answer', announced, signal), file, { signal });
}
