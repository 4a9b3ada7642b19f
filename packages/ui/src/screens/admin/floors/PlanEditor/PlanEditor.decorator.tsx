import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { fn, waitFor } from 'storybook/test';
import * as styles from './PlanEditor.decorator.css.ts';
import { states } from './PlanEditor.fixtures.ts';
import { PlanEditor } from './PlanEditor.tsx';

const inPage: Decorator = (Story) => (
  <main className={styles.page}>
    <Story />
  </main>
);

export const onFloor = {
  component: PlanEditor,
  decorators: [inPage],
  parameters: { layout: 'fullscreen' },
  args: {
    state: states.ready,
    onChange: fn(),
    onPublish: fn(),
    onConfirmPublish: fn(),
    onCancelPublish: fn(),
    onPreview: fn(),
    onImport: fn(),
    onExport: fn(),
    onDismissImportProblem: fn(),
    onDiscardDraft: fn(),
    onRetrySave: fn(),
    onKeepMine: fn(),
    onTakeTheirs: fn(),
    onRetry: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof PlanEditor>;

export async function drawing(root: HTMLElement): Promise<HTMLElement> {
  const canvas = await waitFor(() => {
    const found = root.querySelector<HTMLElement>('[data-component="EditorCanvas"]');
    if (found?.dataset['measured'] !== 'true') throw new Error('Not measured yet');
    return found;
  });
  return canvas.querySelector<HTMLElement>('[role="application"]')!;
}

interface Place {
  x: number;
  z: number;
}

function pointOf(surface: HTMLElement, { x, z }: Place) {
  const svg = surface.parentElement!.querySelector('svg')!;
  const [, , width, depth] = svg.getAttribute('viewBox')!.split(' ').map(Number);
  const box = svg.getBoundingClientRect();
  return {
    clientX: box.left + (x / width!) * box.width,
    clientY: box.top + (z / depth!) * box.height,
  };
}

type User = Parameters<NonNullable<StoryObj['play']>>[0]['userEvent'];

export async function pressAt(user: User, target: HTMLElement, place: Place) {
  await drag(user, target, [place]);
}

export async function drag(user: User, target: HTMLElement, places: readonly Place[]) {
  const coords = places.map((place) => pointOf(target, place));
  await user.pointer([
    { keys: '[MouseLeft>]', target, coords: coords[0]! },
    ...coords.slice(1).map((each) => ({ target, coords: each })),
    { keys: '[/MouseLeft]', target, coords: coords.at(-1)! },
  ]);
}
