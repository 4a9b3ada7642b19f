import type { Decorator, Preview, ReactRenderer } from '@storybook/react-vite';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { configure } from 'storybook/test';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import * as icons from '../packages/ui/src/primitives/Icon/icons.ts';
import { modes, photographed, viewports } from '../packages/ui/src/stories/modes.ts';
import { docs } from './docs/parameters.tsx';
import { Environment } from './Environment.tsx';
import {
  checkAccessibility,
  isTestRun,
  mountWithEffects,
  releaseAnimations,
  skipRendered,
} from './modeRun.ts';

configure({ asyncUtilTimeout: 15_000 });

const inEnvironment: Decorator = (Story, { globals, parameters, title }) => (
  <Environment
    // Remounts the story when the language changes, to reset forms and dates.
    key={globals['locale']}
    locale={globals['locale']}
    appearance={globals['appearance']}
    direction={globals['direction']}
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

/** Adds controls that Storybook cannot derive from types: icons and strings. Disables controls of refs. */
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

const preview: Preview = {
  tags: ['autodocs'],
  ...(isTestRun && {
    beforeEach: [skipRendered, releaseAnimations],
    mount: mountWithEffects,
    afterEach: checkAccessibility,
  }),
  decorators: [inEnvironment],
  argTypesEnhancers: [withControls],
  initialGlobals: modes['en-light'],
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
    direction: {
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      // The panel lists all checks. A test run needs only violations, which takes a third less time.
      options: isTestRun ? { resultTypes: ['violations'] } : {},
      config: {
        rules: [
          {
            // Excludes elements that Radix hides behind an open menu or dialog; Radix traps the focus there.
            id: 'aria-hidden-focus',
            selector: '[aria-hidden="true"]:not([data-aria-hidden], [data-radix-focus-guard])',
          },
        ],
      },
    },
    controls: { expanded: true },
    docs,
    options: {
      storySort: {
        order: [
          'Start here',
          'Releases',
          'Foundations',
          'Primitives',
          'Patterns',
          'Screens',
          'Embed',
        ],
      },
    },
    viewport: {
      options: {
        tablet: MINIMAL_VIEWPORTS['tablet'],
        landscape: {
          name: 'phone landscape 844',
          styles: { width: '844px', height: '390px' },
          type: 'mobile',
        },
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
