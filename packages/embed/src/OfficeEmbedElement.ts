import { defaultLanguage, languages, type Language } from '@office/vocabulary';
import type { EmbedProblem, EmbedState } from './content.ts';
import { EmbedFeed } from './EmbedFeed.ts';
import { render } from './render.ts';
import { styles } from './styles.ts';

const elementName = 'office-embed';

const keyPattern = /^emb_[\w-]{22}$/;

const hints: Partial<Record<EmbedProblem, string>> = {
  notConfigured:
    'needs the attribute "embed-key" with the key of a widget, and "office" with the URL of the office unless its script is loaded from there.',
  originNotAllowed: `cannot be shown by pages of this origin. An administrator can add the origin to the widget.`,
  networkNotAllowed: 'can only be shown in the networks that the organisation allows.',
  notFound: 'has an unknown key, or the widget is disabled.',
};

// Servers that render pages have no `HTMLElement`.
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** `<office-embed embed-key="emb_…" office="https://office.example">` */
export class OfficeEmbedElement extends Base {
  static readonly observedAttributes = ['embed-key', 'office', 'lang'];
  /** URL of the office for elements without the attribute `office`. Set by the script that the office serves. */
  static defaultOffice: string | null = null;

  #root: ShadowRoot | null = null;
  #feed: EmbedFeed | null = null;
  #state: EmbedState = { status: 'loading' };
  readonly #resume = () => {
    if (document.visibilityState === 'visible') this.#feed?.resume();
  };

  connectedCallback(): void {
    this.#root ??= this.#createRoot();
    document.addEventListener('visibilitychange', this.#resume);
    this.#start();
  }

  disconnectedCallback(): void {
    document.removeEventListener('visibilitychange', this.#resume);
    this.#feed?.close();
    this.#feed = null;
  }

  attributeChangedCallback(name: string, previous: string | null, value: string | null): void {
    if (!this.isConnected || previous === value) return;
    if (name === 'lang') this.#render();
    else this.#start();
  }

  #createRoot(): ShadowRoot {
    const root = this.attachShadow({ mode: 'open' });
    // Constructed style sheets need no permission of a content security policy.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    root.adoptedStyleSheets = [sheet];
    return root;
  }

  #start(): void {
    this.#feed?.close();
    this.#feed = null;
    const url = this.#url();
    if (!url) return this.#show({ status: 'error', problem: 'notConfigured' });
    this.#show({ status: 'loading' });
    this.#feed = new EmbedFeed(url, {
      fetch: (input, init) => fetch(input, init),
      random: Math.random,
      isVisible: () => document.visibilityState === 'visible',
      onState: (state) => this.#show(state),
    });
  }

  #url(): string | null {
    const key = this.getAttribute('embed-key') ?? '';
    const office = URL.parse(this.getAttribute('office') ?? OfficeEmbedElement.defaultOffice ?? '');
    if (!office || !/^https?:$/.test(office.protocol) || !keyPattern.test(key)) return null;
    return `${office.origin}/api/v1/embeds/${key}`;
  }

  #show(state: EmbedState): void {
    const known = this.#state;
    this.#state = state;
    const hint = state.status === 'error' ? hints[state.problem] : undefined;
    if (hint && !(known.status === 'error' && state.status === 'error')) {
      console.error(`<${elementName}> ${hint}`);
    }
    this.#render();
  }

  /** Keeps the focus on the same link, because the content changes each minute. */
  #render(): void {
    const root = this.#root;
    if (!root) return;
    const focused = root.activeElement?.getAttribute('href');
    root.replaceChildren(render(this.#state, { language: this.#language(), now: new Date() }));
    if (!focused) return;
    const links = [...root.querySelectorAll('a')];
    links.find((link) => link.getAttribute('href') === focused)?.focus({ preventScroll: true });
  }

  /** Language of the nearest `lang` attribute, as far as it is supported. */
  #language(): Language {
    const given = this.closest('[lang]')?.getAttribute('lang')?.slice(0, 2).toLowerCase();
    return languages.find((language) => language === given) ?? defaultLanguage;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'office-embed': OfficeEmbedElement;
  }
}

/** Registers the element once, also if several scripts of a page contain it. */
export function defineElement(): void {
  if (!globalThis.customElements || customElements.get(elementName)) return;
  customElements.define(elementName, OfficeEmbedElement);
}
