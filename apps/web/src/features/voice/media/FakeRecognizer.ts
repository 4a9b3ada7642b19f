import type { SpeechRecognizer } from './SpeechToText.ts';

export class FakeRecognizer implements SpeechRecognizer {
  lang = '';
  continuous = false;
  interimResults = false;
  onresult: SpeechRecognizer['onresult'] = null;
  onerror: SpeechRecognizer['onerror'] = null;
  onend: SpeechRecognizer['onend'] = null;
  track: MediaStreamTrack | undefined;
  running = false;

  start(track?: MediaStreamTrack): void {
    this.track = track;
    this.running = true;
  }

  abort(): void {
    this.running = false;
  }

  hear(results: readonly { text: string; isFinal?: boolean }[]): void {
    this.onresult?.({
      resultIndex: 0,
      results: results.map(({ text, isFinal = false }) => ({ isFinal, 0: { transcript: text } })),
    });
  }

  fail(error: string): void {
    this.onerror?.({ error });
  }

  end(): void {
    this.running = false;
    this.onend?.();
  }
}
