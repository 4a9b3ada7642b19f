import type { SpeechRecognizer } from './SpeechToText.ts';

type Constructor = new () => SpeechRecognizer;

/** Makes a recognizer of this browser; null where it has none. */
export function speechRecognizer(): (() => SpeechRecognizer) | null {
  const { SpeechRecognition, webkitSpeechRecognition } = window as {
    SpeechRecognition?: Constructor;
    webkitSpeechRecognition?: Constructor;
  };
  const Recognizer = SpeechRecognition ?? webkitSpeechRecognition;
  return Recognizer ? () => new Recognizer() : null;
}
