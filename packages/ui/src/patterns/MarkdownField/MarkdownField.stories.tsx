import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { translatorOf } from '../../stories/texts.ts';
import { FormField } from '../FormField/index.ts';
import { MarkdownField } from './MarkdownField.tsx';

const meta = {
  component: MarkdownField,
  parameters: { layout: 'padded' },
  args: {
    onChange: fn(),
    onUpload: fn(async ({ file }: { file: File }) =>
      file.name.endsWith('.exe')
        ? { message: 'この形式のファイルは使えません。 This type of file is not supported.' }
        : { fileKey: `bulletin_attachment/1/${file.name}` },
    ),
  },
  render: (args) => (
    <FormField label="本文 Content">
      {({ labelledBy: _, ...control }) => <MarkdownField {...args} {...control} />}
    </FormField>
  ),
} satisfies Meta<typeof MarkdownField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Formatting by toolbar and keyboard, native undo and the preview. */
export const Writing: Story = {
  args: { defaultValue: '休業のお知らせ\n- 一つ目' },
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox');
    await userEvent.click(area);
    area.setSelectionRange(0, 2);
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(area).toHaveValue('**休業**のお知らせ\n- 一つ目');
    document.execCommand('undo');
    await waitFor(() => expect(area).toHaveValue('休業のお知らせ\n- 一つ目'));
    area.setSelectionRange(7, 7);
    const toolbar = canvas.getByRole('toolbar');
    await userEvent.click(canvas.getByRole('button', { name: t('markdownField.heading') }));
    await expect(area).toHaveValue('## 休業のお知らせ\n- 一つ目');
    area.setSelectionRange(area.value.length, area.value.length);
    await userEvent.keyboard('{Enter}');
    await expect(area).toHaveValue('## 休業のお知らせ\n- 一つ目\n- ');
    document.execCommand('insertText', false, '二つ目');
    await expect(
      [...toolbar.querySelectorAll('button')].filter((b) => b.tabIndex === 0),
    ).toHaveLength(1);
    await userEvent.click(canvas.getByRole('radio', { name: t('markdownField.preview') }));
    await expect(await canvas.findByRole('heading', { name: '休業のお知らせ' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Files: Story = {
  args: { defaultValue: '図です。' },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox');
    await userEvent.click(area);
    area.setSelectionRange(4, 4);
    const paste = (name: string, type: string) => {
      const data = new DataTransfer();
      data.items.add(new File(['x'], name, { type }));
      const event = { bubbles: true, cancelable: true, clipboardData: data };
      area.dispatchEvent(new ClipboardEvent('paste', event));
    };
    paste('図 1.png', 'image/png');
    await waitFor(() =>
      expect(area).toHaveValue(
        '図です。\n![図 1.png](file:bulletin_attachment/1/%E5%9B%B3%201.png)\n',
      ),
    );
    paste('a.exe', 'application/octet-stream');
    await expect((await canvas.findAllByText(/not supported/))[0]).toBeVisible();
  },
};

export const TooLong: Story = {
  args: { defaultValue: '長い文章です。'.repeat(20), maxLength: 100, invalid: true },
};
