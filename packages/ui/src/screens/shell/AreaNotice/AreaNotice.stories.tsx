import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { AreaNotice } from './AreaNotice.tsx';

const meta = {
  component: AreaNotice,
  decorators: [inPanel],
  args: { area: 'calendar', peopleHref: '/main?people' },
} satisfies Meta<typeof AreaNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Calendar: Story = {
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'shell');
    await expect(canvas.getByRole('heading', { name: t('calendar.name') })).toBeVisible();
    await expect(canvas.getByText(t('calendar.text'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('action.calendarAccount') })).toHaveAttribute(
      'href',
      '/settings#calendar',
    );
    await expect(canvas.getByRole('link', { name: t('action.people') })).toHaveAttribute(
      'href',
      '/main?people',
    );
  },
};

export const Notifications: Story = { args: { area: 'notifications' } };

export const OnlineMeeting: Story = { args: { area: 'onlineMeeting' } };

export const SurveyForm: Story = { args: { area: 'surveyForm' } };

export const BulletinBoard: Story = { args: { area: 'bulletinBoard' } };

export const Tutorial: Story = { args: { area: 'tutorial' } };

export const QuestionAndAnswer: Story = { args: { area: 'questionAndAnswer' } };
