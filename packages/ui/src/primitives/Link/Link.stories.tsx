import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { VariantSheet } from '../../stories/VariantSheet.tsx';
import { Text } from '../Text/index.ts';
import { Link, linkTones } from './Link.tsx';
import { LinkProvider, type LinkComponentProps } from './LinkProvider.tsx';

const meta = {
  component: Link,
  args: { href: '/privacy', children: 'Privacy', onPress: fn() },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Renders another element, such as the link of a router. */
export const AsChild: Story = {
  args: { asChild: true, href: undefined, children: <a href="#office">Office</a> },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Office' });
    await expect(link).toHaveAttribute('href', '#office');
    await expect(link).toHaveAttribute('data-component', 'Link');
  },
};

export const AllVariants: Story = {
  render: () => (
    <VariantSheet
      rows={linkTones.flatMap((tone) =>
        (['always', 'hover', 'none'] as const).map((underline) => ({ tone, underline })),
      )}
      samples={{ en: 'Privacy', ja: 'プライバシーポリシー' }}
    >
      {({ row, text }) => (
        <Text>
          <Link href="/privacy" {...row}>
            {text}
          </Link>
        </Text>
      )}
    </VariantSheet>
  ),
};

export const External: Story = {
  args: { external: true, href: 'https://example.com' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Privacy' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

const navigate = fn();
function RouterLink({ onClick, ...props }: LinkComponentProps) {
  return (
    <a
      {...props}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        navigate(props.href);
      }}
    />
  );
}

/** The application decides how a link navigates. */
export const InsideRouter: Story = {
  decorators: [
    (Story) => (
      <LinkProvider component={RouterLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Privacy' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
    await expect(navigate).toHaveBeenCalledWith('/privacy');
  },
};
