import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import preview from '../../../../.storybook/preview.tsx';

// Renders every story on the server, where `window` is undefined.
setProjectAnnotations(preview);

const files = import.meta.glob<Parameters<typeof composeStories>[0]>('../**/*.stories.tsx', {
  eager: true,
});

afterEach(() => vi.restoreAllMocks());

test('window is undefined', () => expect(typeof window).toBe('undefined'));

describe.each(Object.entries(files))('%s', (_file, stories) => {
  test.each(Object.entries(composeStories(stories)))('%s', (_name, Story) => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
    renderToString(createElement(Story as ComponentType));
    expect(complain).not.toHaveBeenCalled();
  });
});
