import type { Command } from '../engine/input.ts';
import type { ViewControls } from '../scenes/view.ts';

/** Buttons within the canvas that make painted controls accessible by keyboard and screen reader. */
export class CanvasControls {
  readonly #group = document.createElement('div');
  readonly #press: (command: Command) => void;
  #controls: ViewControls | undefined;
  #key = '';

  constructor(canvas: HTMLCanvasElement, press: (command: Command) => void) {
    this.#press = press;
    this.#group.role = 'group';
    canvas.append(this.#group);
  }

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
