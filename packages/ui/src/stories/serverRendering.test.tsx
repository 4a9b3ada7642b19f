import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ComponentDocs } from './componentDocs.ts';
import preview from '../../../../.storybook/preview.tsx';

// Renders every story and every example of the documentation on the server, where `window` is undefined.
setProjectAnnotations(preview);

const files = import.meta.glob<Parameters<typeof composeStories>[0]>('../**/*.stories.tsx', {
  eager: true,
});

const docs = import.meta.glob<ComponentDocs>('../{primitives,patterns}/*/*.docs.tsx', {
  eager: true,
  import: 'docs',
});

function renderWithoutComplaint(node: ReactNode) {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  renderToString(node);
  expect(complain).not.toHaveBeenCalled();
}

afterEach(() => vi.restoreAllMocks());

test('window is undefined', () => expect(typeof window).toBe('undefined'));

describe.each(Object.entries(files))('%s', (_file, stories) => {
  test.each(Object.entries(composeStories(stories)))('%s', (_name, Story) => {
    renderWithoutComplaint(createElement(Story as ComponentType));
  });
});

test.each(Object.entries(docs))('examples of %s', (_file, { examples }) => {
  for (const { do: right, dont: wrong } of examples) {
    renderWithoutComplaint(right.example);
    renderWithoutComplaint(wrong.example);
  }
});
