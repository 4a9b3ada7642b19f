import type { Command } from '../engine/input.ts';
import type { ViewControls } from '../scenes/view.ts';

/**
 * Accessible buttons within the canvas for the painted controls of a view: they provide keyboard
 * focus, activation and names for assistive technology. The focus ring is painted on the canvas.
 */
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
