import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Icon, icons } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Stack } from '../Stack/index.ts';
import { VariantSheet } from '../../stories/VariantSheet.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  component: TextField,
  args: { ariaLabel: 'Email', onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllVariants: Story = {
  render: () => (
    <VariantSheet
      rows={(['md', 'lg'] as const).flatMap((size) =>
        (['empty', 'filled', 'with icons', 'invalid', 'disabled'] as const).map((state) => ({
          size,
          state,
        })),
      )}
      samples={{ en: 'Meeting room', ja: '会議室の名前' }}
    >
      {({ row, text }) => (
        <TextField
          size={row.size}
          ariaLabel={`${text} ${row.state}`}
          placeholder={text}
          defaultValue={row.state === 'empty' ? undefined : text}
          invalid={row.state === 'invalid'}
          disabled={row.state === 'disabled'}
          prefix={row.state === 'with icons' ? <Icon icon={icons.search} /> : undefined}
          suffix={
            row.state === 'with icons' ? (
              <IconButton size="sm" icon={icons.close} label={`× ${text}`} />
            ) : undefined
          }
        />
      )}
    </VariantSheet>
  ),
};

export const Typing: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('葵');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('葵');
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ value: '葵' }));
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

/** Shows whole letters with a large font size set in the browser. */
export const LargeType: Story = {
  args: { defaultValue: 'Ångström 会議室' },
  play: async ({ canvas }) => {
    const page = document.documentElement;
    page.style.fontSize = '200%';
    try {
      const field = canvas.getByRole('textbox', { name: 'Email' });
      const type = Number.parseFloat(getComputedStyle(field).fontSize);
      await expect(field.clientHeight).toBeGreaterThanOrEqual(type * 1.5);
    } finally {
      page.style.fontSize = '';
    }
  },
};

const submitted = fn();

/** Works with `register` of react-hook-form, which focuses an invalid field. */
export const InAForm: Story = {
  render: function InAForm() {
    const { register, handleSubmit, formState } = useForm<{ email: string }>({
      defaultValues: { email: '' },
    });
    const wrong = Boolean(formState.errors.email);
    return (
      <form noValidate onSubmit={handleSubmit((values) => submitted(values))}>
        <Stack gap={3}>
          <TextField
            ariaLabel="Email"
            invalid={wrong}
            {...register('email', { required: true, pattern: /@/ })}
          />
          <Button type="submit" variant="primary">
            Send
          </Button>
        </Stack>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    submitted.mockClear();
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toBeInvalid();
    await expect(submitted).not.toHaveBeenCalled();
    await userEvent.type(field, 'aoi@sakura.example{Enter}');
    await expect(field).toBeValid();
    await expect(submitted).toHaveBeenCalledWith({ email: 'aoi@sakura.example' });
  },
};
