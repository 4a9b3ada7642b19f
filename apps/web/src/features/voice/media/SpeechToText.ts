import { Backoff } from '@office/world/backoff';
import type { Deps } from '@office/client/lib/deps.ts';
import { maxTextLength, visibleTextPattern, type Language } from '@office/vocabulary';

export interface SpeechRecognizer {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: SpeechResults) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  /** @param track microphone of the call; browsers without support for it use the system default */
  start(track?: MediaStreamTrack): void;
  abort(): void;
}

interface SpeechResults {
  resultIndex: number;
  results: ArrayLike<{ isFinal: boolean; 0?: { transcript: string } }>;
}

/** A later result with the same id replaces the earlier result. */
export interface Transcript {
  captionId: number;
  text: string;
  isFinal: boolean;
  language: Language;
}

/** `notAllowed`: the member or system denies it. `unavailable`: the service does not respond. */
export type SpeechProblem = 'notAllowed' | 'unavailable';

export interface SpeechToTextDeps extends Deps {
  createRecognizer(): SpeechRecognizer;
  onWords(words: Transcript): void;
  onProblem(problem: SpeechProblem): void;
}

export const interimThrottleMs = 400;
const tags: Record<Language, string> = { ja: 'ja-JP', en: 'en-US' };
const forbidden = ['not-allowed', 'service-not-allowed', 'audio-capture'];
const maxConsecutiveFailures = 5;
const failures = ['network', 'language-not-supported'];

/** Splits text into lines as required by the API. Interim text keeps only its end. */
export function captionTexts(text: string, { isFinal }: { isFinal: boolean }): string[] {
  const signs = [...visible(text)];
  if (signs.length === 0) return [];
  if (!isFinal) return [signs.slice(-maxTextLength).join('').trim()];
  const parts: string[] = [];
  for (let from = 0; from < signs.length; from += maxTextLength)
    parts.push(
      signs
        .slice(from, from + maxTextLength)
        .join('')
        .trim(),
    );
  return parts.filter((part) => part !== '');
}

function visible(text: string): string {
  const line = text.replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S}]+/gu, ' ').trim();
  return visibleTextPattern.test(line)
    ? line
    : line.replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, '');
}

/** Browsers end speech recognition after silence, so it restarts while needed. */
export class SpeechToText {
  readonly #deps: SpeechToTextDeps;
  readonly #retries: Backoff;
  #recognizer: SpeechRecognizer | null = null;
  #cancelRetry: (() => void) | null = null;
  #failures = 0;
  #nextId = 0;
  #waiting: Transcript | null = null;
  #cancelReport: (() => void) | null = null;

  constructor(deps: SpeechToTextDeps) {
    this.#deps = deps;
    this.#retries = new Backoff({ firstMs: 300, maxMs: 10_000 }, deps);
  }

  get isRunning(): boolean {
    return this.#recognizer !== null || this.#cancelRetry !== null;
  }

  start(language: Language, track: MediaStreamTrack | null): void {
    if (this.isRunning) return;
    this.#listen(language, track);
  }

  stop(): void {
    this.#cancelRetry?.();
    this.#cancelReport?.();
    this.#cancelRetry = this.#cancelReport = this.#waiting = null;
    this.#failures = 0;
    this.#drop();
  }

  /** Reports words that are delayed by {@link interimThrottleMs}. */
  flush(): void {
    this.#cancelReport?.();
    this.#reportWaiting();
  }

  #listen(language: Language, track: MediaStreamTrack | null): void {
    const recognizer = this.#deps.createRecognizer();
    this.#recognizer = recognizer;
    recognizer.lang = tags[language];
    recognizer.continuous = true;
    recognizer.interimResults = true;
    const ids = new Map<number, number>();
    recognizer.onresult = ({ resultIndex, results }) => {
      this.#failures = 0;
      this.#retries.reset();
      for (let index = resultIndex; index < results.length; index += 1) {
        const result = results[index];
        const text = result?.[0]?.transcript ?? '';
        const captionId = ids.get(index) ?? this.#nextId++;
        ids.set(index, captionId);
        this.#understood({ captionId, text, isFinal: result?.isFinal ?? false, language });
      }
    };
    recognizer.onerror = ({ error }) => {
      if (forbidden.includes(error)) this.#giveUp('notAllowed');
      else if (failures.includes(error)) this.#failures += 1;
    };
    recognizer.onend = () => {
      this.#drop();
      if (this.#failures >= maxConsecutiveFailures) return this.#giveUp('unavailable');
      this.#cancelRetry = this.#deps.clock.schedule(() => {
        this.#cancelRetry = null;
        this.#listen(language, track);
      }, this.#retries.next());
    };
    try {
      if (track) recognizer.start(track);
      else recognizer.start();
    } catch {
      this.#giveUp('unavailable');
    }
  }

  #understood({ captionId, text, isFinal, language }: Transcript): void {
    const texts = captionTexts(text, { isFinal });
    if (!isFinal) {
      this.#waiting = { captionId, text: texts[0] ?? '', isFinal, language };
      this.#cancelReport ??= this.#deps.clock.schedule(
        () => this.#reportWaiting(),
        interimThrottleMs,
      );
      return;
    }
    if (this.#waiting?.captionId === captionId) this.#waiting = null;
    for (const [part, each] of texts.entries()) {
      const id = part === 0 ? captionId : this.#nextId++;
      this.#deps.onWords({ captionId: id, text: each, isFinal, language });
    }
  }

  #reportWaiting(): void {
    const words = this.#waiting;
    this.#waiting = this.#cancelReport = null;
    if (words?.text) this.#deps.onWords(words);
  }

  #giveUp(problem: SpeechProblem): void {
    this.stop();
    this.#deps.onProblem(problem);
  }

  #drop(): void {
    const recognizer = this.#recognizer;
    if (!recognizer) return;
    this.#recognizer = null;
    recognizer.onresult = recognizer.onerror = recognizer.onend = null;
    recognizer.abort();
  }
}
