import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type SyntheticEvent } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { icons } from '../Icon/index.ts';
import { Stack } from '../Stack/index.ts';
import { VariantSheet } from '../../stories/VariantSheet.tsx';
import { Button, buttonSizes, buttonVariants } from './Button.tsx';

const meta = {
  component: Button,
  args: { children: 'Create room', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

function submitted(event: SyntheticEvent<HTMLFormElement, SubmitEvent>) {
  event.preventDefault();
  const form = event.currentTarget;
  form.dataset['sent'] = String(new FormData(form, event.nativeEvent.submitter).get('action'));
}

export const Playground: Story = {};

export const AllVariants: Story = {
  render: () => (
    <VariantSheet
      rows={buttonVariants.flatMap((variant) => buttonSizes.map((size) => ({ variant, size })))}
      samples={{ en: 'Create room', ja: 'ルームを作成' }}
      columns={['rest', 'icon', 'loading', 'disabled'] as const}
    >
      {({ row, text, column }) => (
        <Button
          {...row}
          icon={column === 'icon' ? icons.plus : undefined}
          loading={column === 'loading'}
          disabled={column === 'disabled'}
        >
          {text}
        </Button>
      )}
    </VariantSheet>
  ),
};

export const Press: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Create room' });
    await userEvent.click(button);
    await userEvent.tab();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

/** Renders another element, such as the link of a router, with the content of the button. */
export const AsChild: Story = {
  render: (args) => (
    <Button {...args} asChild trailingIcon={icons.download}>
      <a href="#report" download>
        Download report
      </a>
    </Button>
  ),
  play: async ({ canvas, args, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Download report' });
    link.addEventListener('click', (event) => event.preventDefault());
    await expect(link).toHaveAttribute('data-component', 'Button');
    await expect(link).not.toHaveAttribute('type');
    await expect(link.querySelectorAll('svg')).toHaveLength(1);
    await userEvent.click(link);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** Restores the initial values of the form; a submitted form contains the pressed button. */
export const InForm: Story = {
  render: () => (
    <form aria-label="Room" onSubmit={submitted}>
      <input name="name" aria-label="Name" defaultValue="Sakura" />
      <Button type="reset">Reset</Button>
      <Button type="submit" name="action" value="publish">
        Publish
      </Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(field, '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(field).toHaveValue('Sakura');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(canvas.getByRole('form')).toHaveAttribute('data-sent', 'publish');
  },
};

export const Loading: Story = {
  args: { loading: true, variant: 'primary' },
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Create room' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

const kinds = [
  { name: 'words', size: 'sm' },
  { name: 'an icon', size: 'sm', icon: icons.plus },
  { name: 'words', size: 'md' },
  { name: 'an icon', size: 'md', icon: icons.plus },
  { name: 'words', size: 'lg' },
  { name: 'an icon', size: 'lg', icon: icons.plus },
  { name: 'its place', size: 'md', fullWidth: true },
  { name: 'a link', size: 'md', href: '/main' },
] as const;

/** The button keeps its size while loading, so that the layout does not move. */
export const KeepsItsSize: Story = {
  render: function Working() {
    const [loading, setLoading] = useState(false);
    return (
      <Stack gap={2} align="start">
        {kinds.map(({ name, ...kind }) => (
          <Button
            key={`${name} ${kind.size}`}
            {...kind}
            loading={loading}
            onPress={() => setLoading(true)}
          >
            {`保存 ${name} ${kind.size}`}
          </Button>
        ))}
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const buttons = [...canvas.getAllByRole('button'), canvas.getByRole('link')];
    const sizes = () =>
      buttons.map((button) => {
        const { width, height } = button.getBoundingClientRect();
        return [button.textContent, width, height];
      });
    const before = sizes();
    await userEvent.click(buttons[0]!);
    for (const button of buttons) {
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await expect(button).toHaveAccessibleName(button.textContent);
      const spinner = button.querySelector('[data-component="Spinner"]')!.getBoundingClientRect();
      const { left, right, top, bottom } = button.getBoundingClientRect();
      await expect(spinner.left).toBeGreaterThanOrEqual(left);
      await expect(spinner.right).toBeLessThanOrEqual(right);
      await expect(Math.abs(spinner.top + spinner.bottom - top - bottom)).toBeLessThan(2);
    }
    await expect(sizes()).toEqual(before);
  },
};

/** Announces whether its popup is open. */
export const Expanding: Story = {
  render: function Expanding(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button {...args} expanded={open} controls="details" onPress={() => setOpen(!open)} />
        <div id="details" hidden={!open}>
          10:00–11:00
        </div>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { expanded: false });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('10:00–11:00')).toBeVisible();
  },
};

/** Wraps the text when there is not enough width. */
export const NarrowContainer: Story = {
  args: { children: '招待されているルームに参加する', icon: icons.plus },
  render: (args) => (
    <div lang="ja" style={{ width: '8rem' }}>
      <Stack direction="row">
        <Button {...args} />
      </Stack>
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const place = button.closest('[lang]')!.getBoundingClientRect();
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(place.right);
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
};

/** A disabled link is rendered as a button. */
export const DisabledLink: Story = {
  args: { href: '/main', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Create room' })).toBeDisabled();
  },
};

export const AsLink: Story = {
  args: { href: '/main', children: 'Back to home', variant: 'primary' },
  play: async ({ canvas, args, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Back to home' });
    await expect(link).toHaveAttribute('href', '/main');
    await userEvent.click(link);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
