export interface TranscriptLine {
  /** Epoch milliseconds. */
  at: number;
  name: string;
  text: string;
}

export function transcriptText(title: string, lines: readonly TranscriptLine[]): string {
  const rows = lines.map(({ at, name, text }) => `[${timeOf(at)}] ${name}: ${text}`);
  return `${[title, '', ...rows].join('\n')}\n`;
}

/** Time of day with seconds, in the time zone of the browser. */
function timeOf(at: number): string {
  return new Date(at).toTimeString().slice(0, 8);
}

/** Name of the text file next to a recording: `talk.webm` → `talk.txt`. */
export function transcriptName(recordingName: string): string {
  return `${recordingName.replace(/\.(webm|mp4)$/, '')}.txt`;
}
