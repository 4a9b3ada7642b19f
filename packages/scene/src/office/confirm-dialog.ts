import type { Emit } from './emit.ts';

export interface Question {
  title: string;
  description: string;
  confirmText: string;
  cancelText: string;
}

/** A question that the page asks for the scene; the newest one counts. */
export class ConfirmDialog {
  readonly #emit: Emit;
  #accept: (() => void) | undefined;

  constructor(emit: Emit) {
    this.#emit = emit;
  }

  ask(question: Question, accept: () => void): void {
    this.#accept = accept;
    this.#emit('SetUnityConfirmDialog', { isOpen: true, hiddenCancelBtn: false, ...question });
  }

  /** Something to know, with one button. */
  tell(message: Omit<Question, 'cancelText'>): void {
    this.#accept = () => undefined;
    this.#emit('SetUnityConfirmDialog', { isOpen: true, hiddenCancelBtn: true, ...message });
  }

  answer(accepted: boolean): void {
    const accept = this.#accept;
    if (!accept) return;
    this.#accept = undefined;
    this.#emit('SetUnityConfirmDialog', { isOpen: false });
    if (accepted) accept();
  }
}
