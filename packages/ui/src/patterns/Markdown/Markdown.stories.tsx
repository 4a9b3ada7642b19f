import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fileAddress } from '@office/vocabulary';
import { Markdown } from './Markdown.tsx';

const picture = 'bulletin_attachment/1/配置図.png';
const pdf = 'bulletin_attachment/2/予定.pdf';

const text = `# 年末年始の休業 Winter closing

12月29日から1月3日まで**休業**します。_Please plan ahead._
改行はそのままです。

## お願い Please

- [x] 机の上を片付ける
- [ ] 電源を切る Switch off the lights
  1. モニター
  2. コーヒーメーカー

> 休業中の連絡先は総務です。

| 日付 Date | 予定 Plan | 担当 Who |
| --- | --- | --- |
| 12/28 | 大掃除 Cleaning of the whole office | 全員 |
| 1/4 | 始業 | 青木 |

\`\`\`
npm run office -- maintenance announce --from 2026-12-29T00:00 --to 2027-01-03T00:00
\`\`\`

詳しくは[社内ページ](https://example.com/holidays)と[予定.pdf](${fileAddress(pdf)})をご覧ください。

![配置図](${fileAddress(picture)})

https://example.com/a-very-long-address-that-has-no-space-and-has-to-break-somewhere-in-the-narrow-panel
`;

const meta = {
  component: Markdown,
  parameters: { layout: 'padded' },
  args: { text, files: { [picture]: '/portrait.svg', [pdf]: '/files/1' } },
} satisfies Meta<typeof Markdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 3 })).toHaveTextContent(/Winter/);
    await expect(canvas.getByRole('heading', { level: 4 })).toHaveTextContent(/Please/);
    const link = canvas.getByRole('link', { name: '社内ページ' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('img', { name: '配置図' })).toHaveAttribute(
      'src',
      '/portrait.svg',
    );
    await expect(canvas.getByRole('link', { name: /予定\.pdf/ })).toHaveAttribute(
      'href',
      '/files/1',
    );
  },
};

/** Hostile input: no script runs, no external resource is fetched, and the text stays readable. */
export const Hostile: Story = {
  args: {
    text: `<script>window.hacked = true</script><img src=x onerror="window.hacked = true">

[press me](javascript:window.hacked=true) [or me](data:text/html,x) [me](https://bank.example@evil.example)

![tracker](https://evil.example/pixel.png) ![svg](data:image/svg+xml,<svg/onload=alert(1)>) ![no](file:bulletin_attachment/9/secret.png)

<https://example.com> &lt;b&gt; a note[^1]

[^1]: of the foot

${'>'.repeat(4000)} deep`,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'https://example.com' })).toBeVisible();
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('script, img, iframe')).toHaveLength(0),
    );
    await expect(canvas.queryByRole('link', { name: /me$/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'tracker' })).toBeVisible();
    await expect(canvas.getByText(/<script>/)).toBeVisible();
    await expect('hacked' in window).toBe(false);
  },
};

export const Narrow: Story = {
  args: { text: `${text}\n${'とても長い'.repeat(60)}\n\n${'W'.repeat(400)}` },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table');
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
