import type { Decorator, Preview, ReactRenderer, StoryContext } from '@storybook/react-vite';
import type { ArgTypesEnhancer, ProjectAnnotations } from 'storybook/internal/types';
import { useEffect, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { configure } from 'storybook/test';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import * as icons from '../packages/ui/src/primitives/Icon/icons.ts';
import { LocaleProvider } from '../packages/ui/src/patterns/LocaleProvider/index.ts';
import { LinkProvider, type LinkComponentProps } from '../packages/ui/src/primitives/Link/index.ts';
import type { Language } from '../packages/ui/src/patterns/LanguageSwitch/index.ts';
import { Theme, type Appearance } from '../packages/ui/src/primitives/Theme/index.ts';
import { modes, photographed, viewports } from '../packages/ui/src/stories/modes.ts';
import { i18nOf } from '../packages/ui/src/stories/texts.ts';

// How long a story waits: long enough for a busy machine, unnoticed on an idle one.
configure({ asyncUtilTimeout: 5000 });

const firstMode = modes['en-light'];

/** A run of Vitest on its own, not one that Storybook started to show its results. */
const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

let effectsHaveRun = () => {};

/** A story is played once its effects have run, such as listening to the window: nobody is faster. */
const mountWithEffects: ProjectAnnotations<ReactRenderer>['mount'] = (context) => async (ui) => {
  const effects = new Promise<void>((resolve) => (effectsHaveRun = resolve));
  if (ui != null) context.originalStoryFn = () => ui;
  await context.renderToCanvas();
  await effects;
  return context.canvas;
};

interface EnvironmentProps {
  locale: Language;
  appearance: Appearance;
  children: ReactNode;
}

/** A link of the application, without leaving the story. */
function StoryLink({ onClick, ...props }: LinkComponentProps) {
  return (
    <a
      {...props}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
      }}
    />
  );
}

function Environment({ locale, appearance, children }: EnvironmentProps) {
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  useEffect(() => effectsHaveRun());
  return (
    <I18nextProvider i18n={i18nOf(locale)}>
      <Theme appearance={appearance}>
        <LocaleProvider language={locale}>
          <LinkProvider component={StoryLink}>{children}</LinkProvider>
        </LocaleProvider>
      </Theme>
    </I18nextProvider>
  );
}

const inEnvironment: Decorator = (Story, { globals, parameters, title }) => (
  <Environment
    // A new language is a new page: forms and dates start again in it.
    key={globals['locale']}
    locale={globals['locale']}
    appearance={globals['appearance']}
  >
    {parameters['layout'] === 'fullscreen' || title.startsWith('Screens') ? (
      <Story />
    ) : (
      <div style={{ padding: '1rem' }}>
        <Story />
      </div>
    )}
  </Environment>
);

/** Adds controls that Storybook cannot derive from a type: icons of ours, typed words, none for a ref. */
const withControls: ArgTypesEnhancer<ReactRenderer> = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      if (name === 'ref') return [name, { ...type, control: { disable: true } }];
      if (name === 'icon') {
        const choice = { control: { type: 'select' }, options: Object.keys(icons), mapping: icons };
        return [name, { ...type, ...choice }];
      }
      if (typeof initialArgs[name] === 'string' && type.type?.name === 'other') {
        return [name, { ...type, control: { type: 'text' } }];
      }
      return [name, type];
    }),
  );

/**
 * Storybook freezes animations while axe looks, and leaves them frozen when a story fails there:
 * in the shared page of the tests whatever closes later would then wait for its end for ever.
 */
function releaseAnimations() {
  for (const style of document.head.querySelectorAll('style')) {
    if (style.textContent.includes('animation-play-state: paused')) style.remove();
  }
}

/** The rules whose answer may differ from mode to mode: of colours, of words, and of how long they are. */
const rulesOfModes = [
  ...['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'],
  ...['html-has-lang', 'html-lang-valid', 'valid-lang'],
  ...['aria-command-name', 'aria-dialog-name', 'aria-input-field-name', 'aria-meter-name'],
  ...['aria-progressbar-name', 'aria-tab-name', 'aria-toggle-field-name', 'aria-tooltip-name'],
  ...['aria-treeitem-name', 'button-name', 'empty-heading', 'frame-title', 'image-alt'],
  ...['input-button-name', 'label', 'landmark-unique', 'link-name', 'role-img-alt'],
  ...['select-name', 'summary-name', 'svg-img-alt'],
];

/** In a test run the first mode is looked at by all rules; in the others only by those that may differ. */
function lookLess(context: StoryContext) {
  if (!isTestRun || context.globals['locale'] === firstMode.locale) return;
  const { a11y } = context.parameters;
  const options = { ...a11y.options, runOnly: rulesOfModes };
  context.parameters = { ...context.parameters, a11y: { ...a11y, options } };
}

const preview: Preview = {
  tags: ['autodocs'],
  beforeEach: (context) => {
    releaseAnimations();
    lookLess(context);
  },
  ...(isTestRun && { mount: mountWithEffects }),
  decorators: [inEnvironment],
  argTypesEnhancers: [withControls],
  initialGlobals: firstMode,
  globalTypes: {
    locale: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'ja', title: '日本語' },
        ],
        dynamicTitle: true,
      },
    },
    appearance: {
      toolbar: {
        title: 'Appearance',
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      // The panel shows what was checked; a test run needs what is wrong alone, in two thirds of the time.
      options: isTestRun ? { resultTypes: ['violations'] } : {},
      config: {
        rules: [
          {
            // Behind an open menu or dialog Radix hides the page and holds the focus itself.
            id: 'aria-hidden-focus',
            selector: '[aria-hidden="true"]:not([data-aria-hidden], [data-radix-focus-guard])',
          },
        ],
      },
    },
    controls: { expanded: true },
    options: {
      storySort: { order: ['Start here', 'Foundations', 'Primitives', 'Patterns', 'Screens'] },
    },
    viewport: {
      options: {
        tablet: MINIMAL_VIEWPORTS['tablet'],
        ...Object.fromEntries(
          Object.entries(viewports).map(([name, width]) => [
            name,
            {
              name: `${name} ${width}`,
              styles: { width: `${width}px`, height: '844px' },
              type: width < 768 ? 'mobile' : 'desktop',
            },
          ]),
        ),
      },
    },
    chromatic: { modes: photographed },
  },
};

export default preview;
