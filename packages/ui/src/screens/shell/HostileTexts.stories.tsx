import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, useState, type ComponentType } from 'react';
import { expect, waitFor } from 'storybook/test';

// Renders each notice and knowledge screen with an injection attempt in every text field.
const files = import.meta.glob<Record<string, Part>>(
  '../{,admin/}{notification,bulletin,survey,tutorial,help,search}/**/*.stories.tsx',
  { eager: true },
);

interface Part {
  component?: ComponentType<object>;
  args?: Record<string, unknown>;
}

/** The prefix expected in the visible text. Injected elements have `data-hacked`. */
const shown = '"><b data-hacked>';
const hostile = `${shown}</b></textarea></script><script data-hacked>window.hacked = 1</script>
<img data-hacked src=x onerror="window.hacked = 1"><svg data-hacked onload="window.hacked = 1">
<iframe data-hacked srcdoc="<script>parent.hacked = 1</script>"></iframe>
[a](javascript:window.hacked=1) ![b](data:text/html,c) <javascript:window.hacked=1> $t(common:close) {{count}} \u202e`;

/** Values that are not free text: enum values, ids, times and URLs. */
const noText =
  /^(?:[a-z][A-Za-z\d-]*|[A-Z\d_]+|[\d-]+(?:T.*)?|(?:\/|https?:|data:|blob:).*|\p{Emoji}+|)$/u;
const noTextAt = /^(?:key|href|url|path|timeZone)$|(?:[iI]ds?|Keys?|Href|Url|At|Time)$/;

function poisoned(value: unknown, at = ''): unknown {
  if (typeof value === 'string') {
    return noText.test(value) || noTextAt.test(at) ? value : hostile;
  }
  if (Array.isArray(value)) return value.map((each) => poisoned(each, at));
  if (value === null || typeof value !== 'object') return value;
  if (Object.getPrototypeOf(value) !== Object.prototype || '$$typeof' in value) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, poisoned(each, key)]));
}

/** Screens without user-supplied text. */
const screensWithoutUserText = /(?:PushPrompt|OfficeTour|TourOffer)\.stories/;

/** Additional stories of a file that show fields missing from its first story. */
const more =
  /^(?:EditConflict|Conflict|Answering|AnswerConflict|Answered|Readers|Texts|Composed|WithEverything)$/;
const without = /^(?:Loading|Failed|Missing|Gone|Hidden|Idle|No|Offline|Dismisses|Empty)/;

const screens = Object.entries(files).flatMap(([path, { default: meta, ...stories }]) =>
  Object.entries(screensWithoutUserText.test(path) ? {} : stories)
    .filter(([name]) => !without.test(name))
    .filter(([name], at) => at === 0 || more.test(name))
    .map(([name, { args }]) => ({
      name: `${path} ${name}`,
      component: meta!.component!,
      args: { ...meta!.args, ...args },
    })),
);

function Screens() {
  const [at, setAt] = useState(0);
  const screen = screens[at]!;
  return (
    <>
      <button type="button" data-at={at} onClick={() => setAt(at + 1)}>
        {screen.name}
      </button>
      {createElement(screen.component, {
        key: screen.name,
        ...(poisoned(screen.args) as object),
      })}
    </>
  );
}

const meta = {
  component: Screens,
  parameters: { chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
} satisfies Meta<typeof Screens>;
export default meta;
type Story = StoryObj<typeof meta>;

const addresses = ['href', 'src', 'action', 'formaction', 'data', 'srcdoc'];

const injectedElements = () =>
  [...document.querySelectorAll('body *')].filter(
    (element) =>
      element.matches('[data-hacked], iframe, object, embed') ||
      element.getAttributeNames().some((name) => name.startsWith('on')) ||
      addresses.some((name) =>
        /^\s*(?:javascript|data:text)/i.test(element.getAttribute(name) ?? ''),
      ),
  );

export const HostileTexts: Story = {
  play: async ({ canvasElement }) => {
    const next = canvasElement.querySelector<HTMLElement>('[data-at]')!;
    for (const [at, { name }] of screens.entries()) {
      await waitFor(() => expect(next).toHaveAttribute('data-at', String(at)));
      await waitFor(() => expect(texts(), name).toContain(shown));
      await expect(injectedElements(), name).toEqual([]);
      if (at < screens.length - 1) next.click();
    }
    await expect(window).not.toHaveProperty('hacked');
  },
};

/** Visible text, including the values of form fields. */
const texts = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea')].reduce(
    (all, { value }) => all + value,
    document.body.textContent,
  );
