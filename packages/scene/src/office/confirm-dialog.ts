import type { Emit } from './emit.ts';

export interface Question {
  title: string;
  description: string;
  confirmText: string;
  cancelText: string;
}

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

  showMessage(message: Omit<Question, 'cancelText'>): void {
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
