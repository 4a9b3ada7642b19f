import { browserDeps } from '@office/client/lib/deps.ts';
import { saveFile } from '@office/client/lib/saveFile.ts';
import type { RecordingFormat } from './CallRecorder.ts';
import {
  DiskRecording,
  DownloadedRecording,
  type FileHandle,
  type RecordingFile,
} from './RecordingFile.ts';

type Picker = (options: object) => Promise<FileHandle>;

/**
 * Lets the member choose where a recording goes; a browser that asks nobody downloads it at the end. To be called from
 * a press. null: the member thought better of it.
 */
export async function openRecordingFile(
  name: string,
  { mimeType, extension }: RecordingFormat,
): Promise<RecordingFile | null> {
  const suggestedName = `${fileName(name)}.${extension}`;
  const { showSaveFilePicker } = window as { showSaveFilePicker?: Picker };
  if (!showSaveFilePicker) return new DownloadedRecording(suggestedName, saveFile);
  const type = mimeType.split(';')[0] ?? mimeType;
  try {
    const handle = await showSaveFilePicker({
      suggestedName,
      types: [{ accept: { [type]: [`.${extension}`] } }],
    });
    return new DiskRecording(handle, { clock: browserDeps.clock, save: saveFile });
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return null;
    // It may not ask here, as in a frame: the browser keeps the file.
    return new DownloadedRecording(suggestedName, saveFile);
  }
}

/** Without what some system does not take in a name. */
function fileName(name: string): string {
  return name
    .replace(/[:/\\]+/g, '-')
    .replace(/[\p{Cc}\p{Cf}<>"|?*]+/gu, ' ')
    .trim()
    .slice(0, 100);
}
