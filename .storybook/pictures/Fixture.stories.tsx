import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../packages/ui/src/primitives/Button/index.ts';
import * as icons from '../../packages/ui/src/primitives/Icon/icons.ts';
import { Text } from '../../packages/ui/src/primitives/Text/index.ts';

/** The picture check changes this story to prove that it finds a difference: scripts/pictures/selfCheck.mjs. */
const meta = {} satisfies Meta;
export default meta;

export const Card: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ padding: '1rem', display: 'grid', gap: '0.5rem', justifyItems: 'start' }}>
      <Text data-fixture="text">The meeting starts at 10:00 in Sakura.</Text>
      <Button variant="primary" icon={icons.send} data-fixture="button">
        Send
      </Button>
      <Text data-fixture="color">会議は10時に始まります。</Text>
    </div>
  ),
};
