import type { SpeechRecognizer } from './SpeechToText.ts';

type Constructor = new () => SpeechRecognizer;

export function speechRecognizer(): (() => SpeechRecognizer) | null {
  const { SpeechRecognition, webkitSpeechRecognition } = window as {
    SpeechRecognition?: Constructor;
    webkitSpeechRecognition?: Constructor;
  };
  const Recognizer = SpeechRecognition ?? webkitSpeechRecognition;
  return Recognizer ? () => new Recognizer() : null;
}
