import type { Command } from '../engine/input.ts';
import type { ViewControls } from '../scenes/view.ts';

/**
 * The painted buttons of a view as elements within the canvas: Tab leads to them, Enter and Space press them,
 * and assistive technology reads their names. What has the focus is seen by its painted ring.
 */
export class CanvasControls {
  readonly #group = document.createElement('div');
  readonly #press: (command: Command) => void;
  #controls: ViewControls | undefined;
  #key = '';

  /** `press` does what a button says. */
  constructor(canvas: HTMLCanvasElement, press: (command: Command) => void) {
    this.#press = press;
    this.#group.role = 'group';
    canvas.append(this.#group);
  }

  /** Shows the controls of the view on the canvas, or none; to be called at each picture. */
  update(controls: ViewControls | undefined): void {
    this.#controls = controls;
    const list = controls?.list() ?? [];
    const key = JSON.stringify(list);
    if (key === this.#key) return;
    const isSame = this.#key !== '' && list.length === this.#group.childElementCount;
    this.#key = key;
    if (!isSame) this.#group.replaceChildren(...list.map(({ command }) => this.#make(command)));
    list.forEach(({ name, pressed }, i) => {
      const button = this.#group.children[i]!;
      button.textContent = name;
      if (pressed === undefined) button.removeAttribute('aria-pressed');
      else button.setAttribute('aria-pressed', String(pressed));
    });
  }

  dispose(): void {
    this.#group.remove();
  }

  #make(command: Command): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.addEventListener('click', () => this.#press(command));
    button.addEventListener('focus', () => this.#controls?.focus(command));
    button.addEventListener('blur', () => this.#controls?.focus(undefined));
    return button;
  }
}
