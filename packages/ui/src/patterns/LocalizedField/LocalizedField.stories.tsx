import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { Button } from '../../primitives/Button/index.ts';
import { TextArea } from '../../primitives/TextArea/index.ts';
import { Form } from '../form/Form.tsx';
import { FormLocalizedField } from '../form/FormLocalizedField.tsx';
import { useValidatedForm } from '../form/useValidatedForm.ts';
import { requiredText } from '../fieldRules.ts';
import { LocalizedField } from './LocalizedField.tsx';

const meta = {
  component: LocalizedField,
  parameters: { layout: 'padded' },
  args: {
    label: 'タイトル Title',
    defaultValue: { ja: '会議室の予約', en: 'Booking a meeting room' },
    maxLength: 255,
    onChange: fn(),
    onLanguageBlur: fn(),
  },
} satisfies Meta<typeof LocalizedField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  args: { mark: 'required', hint: 'どちらの言語でも読まれます Read in both languages' },
};

export const OneLanguageMissing: Story = {
  args: {
    defaultValue: { ja: '会議室の予約', en: '' },
    errors: { en: 'Enter it. 入力してください。' },
  },
};

/** An empty language shows the other one. */
export const Fallback: Story = {
  args: { fallback: true, defaultValue: { ja: '会議室の予約', en: '' } },
};

/** Input beyond the limit is accepted and counted immediately; pasted text is not truncated. */
export const OverTheLimit: Story = {
  args: {
    layout: 'tabs',
    maxLength: 12,
    defaultValue: { ja: '予約', en: '' },
    children: (control) => <TextArea {...control} />,
  },
  play: async ({ canvas, args, userEvent }) => {
    const tabs = canvas.getAllByRole('tab');
    await userEvent.click(tabs[1]!);
    await userEvent.type(canvas.getByRole('textbox', { name: /English$/ }), 'A meeting room');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      language: 'en',
      value: { ja: '予約', en: 'A meeting room' },
    });
    await userEvent.click(tabs[0]!);
    await expect(tabs[1]).toHaveTextContent(/2/);
  },
};

const submitted = fn();

/** A form marks the invalid language and opens its tab. */
export const InAForm: Story = {
  render: function InAForm() {
    const { control, handleSubmit } = useValidatedForm({
      schema: z.object({ body: z.object({ ja: requiredText(), en: requiredText() }) }),
      defaultValues: { body: { ja: '', en: '' } },
    });
    return (
      <Form onSubmit={handleSubmit((values) => submitted(values))}>
        <FormLocalizedField control={control} name="body" label="本文 Body" layout="tabs">
          {(input) => <TextArea {...input} />}
        </FormLocalizedField>
        <Button type="submit">Send</Button>
      </Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    submitted.mockClear();
    const japanese = canvas.getByRole('textbox', { name: /日本語$|Japanese$/ });
    await userEvent.type(japanese, '本文');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const english = await canvas.findByRole('textbox', { name: /English$/ });
    await waitFor(() => expect(english).toHaveFocus());
    await expect(english).toBeInvalid();
    await userEvent.type(english, 'Body');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(submitted).toHaveBeenCalledWith({ body: { ja: '本文', en: 'Body' } }),
    );
  },
};
