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
 * Without a file picker, downloads the recording at the end. Call it from a user event.
 * Null if the member cancels.
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
    // The file picker is blocked, for example in a frame. Falls back to a download.
    return new DownloadedRecording(suggestedName, saveFile);
  }
}

/** Replaces characters that file systems reject. */
function fileName(name: string): string {
  return name
    .replace(/[:/\\]+/g, '-')
    .replace(/[\p{Cc}\p{Cf}<>"|?*]+/gu, ' ')
    .trim()
    .slice(0, 100);
}
