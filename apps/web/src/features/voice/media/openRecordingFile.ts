import { browserDeps } from '@office/client/lib/deps.ts';
import { saveFile } from '@office/client/lib/saveFile.ts';
import type { RecordingFormat } from './CallRecorder.ts';
import type { FileHandle, RecordingFile } from './RecordingFile.ts';

type Picker = (options: object) => Promise<FileHandle>;

/** Null if the member cancels. Without a file picker, downloads at the end. Call it in a user event. */
export async function openRecordingFile(
  name: string,
  { mimeType, extension }: RecordingFormat,
): Promise<RecordingFile | null> {
  const suggestedName = `${fileName(name)}.${extension}`;
  const type = mimeType.split(';')[0] ?? mimeType;
  let handle: FileHandle | undefined;
  try {
    const { showSaveFilePicker } = window as { showSaveFilePicker?: Picker };
    handle = await showSaveFilePicker?.({
      suggestedName,
      types: [{ accept: { [type]: [`.${extension}`] } }],
    });
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return null;
    // The file picker is blocked, for example in a frame. Falls back to a download.
  }
  const { DiskRecording, DownloadedRecording } = await import('./RecordingFile.ts');
  return handle
    ? new DiskRecording(handle, { clock: browserDeps.clock, save: saveFile })
    : new DownloadedRecording(suggestedName, saveFile);
}

/** Replaces characters that file systems reject. */
function fileName(name: string): string {
  return name
    .replace(/[:/\\]+/g, '-')
    .replace(/[\p{Cc}\p{Cf}<>"|?*]+/gu, ' ')
    .trim()
    .slice(0, 100);
}
