import { Store } from '@office/client/lib/Store.ts';

/** Asks for a confirmation of the identity. Calls that need it at the same time share the question. */
export class ConfirmationStore extends Store<'closed' | 'asking'> {
  #question: Promise<boolean> | null = null;
  #resolve: (isConfirmed: boolean) => void = () => {};

  constructor() {
    super('closed');
  }

  /** Resolves to whether the administrator confirmed. */
  ask(): Promise<boolean> {
    this.#question ??= new Promise((resolve) => {
      this.#resolve = resolve;
    });
    this.set('asking');
    return this.#question;
  }

  readonly answer = (isConfirmed: boolean): void => {
    this.#resolve(isConfirmed);
    this.#question = null;
    this.set('closed');
  };
}

export const confirmation = new ConfirmationStore();
