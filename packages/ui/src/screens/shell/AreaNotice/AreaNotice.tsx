import { useTranslation } from 'react-i18next';
import { LinkList } from '../../../patterns/LinkList/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { Icon, icons, type IconGlyph } from '../../../primitives/Icon/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import * as styles from './AreaNotice.css.ts';

export const noticeAreas = [
  'calendar',
  'notifications',
  'onlineMeeting',
  'surveyForm',
  'bulletinBoard',
  'tutorial',
  'questionAndAnswer',
] as const;
export type NoticeArea = (typeof noticeAreas)[number];

export interface AreaNoticeProps {
  /** The area that this office does not offer yet. */
  area: NoticeArea;
  /** The address of the list of members. */
  peopleHref: string;
}

interface Way {
  key: 'people' | 'map' | 'settings' | 'calendarAccount' | 'meetingAccount' | 'office';
  icon: IconGlyph;
}

const people: Way = { key: 'people', icon: icons.people };
const map: Way = { key: 'map', icon: icons.map };
const settings: Way = { key: 'settings', icon: icons.settings };
const office: Way = { key: 'office', icon: icons.home };

const areas: Record<NoticeArea, { icon: IconGlyph; ways: readonly Way[] }> = {
  calendar: {
    icon: icons.calendar,
    ways: [{ key: 'calendarAccount', icon: icons.linkCalendar }, people],
  },
  notifications: { icon: icons.notifications, ways: [office, settings] },
  onlineMeeting: {
    icon: icons.onlineMeeting,
    ways: [{ key: 'meetingAccount', icon: icons.link }, people],
  },
  surveyForm: { icon: icons.surveyForm, ways: [office, people] },
  bulletinBoard: { icon: icons.bulletinBoard, ways: [people, office] },
  tutorial: { icon: icons.tutorial, ways: [office, map] },
  questionAndAnswer: { icon: icons.help, ways: [people, office] },
};

/** Says plainly that an area is not available in this office yet, and what there is instead. */
export function AreaNotice({ area, peopleHref }: AreaNoticeProps) {
  const { t } = useTranslation('shell');
  const { icon, ways } = areas[area];
  const hrefs: Record<Way['key'], string> = {
    people: peopleHref,
    map: '/map',
    settings: '/settings',
    calendarAccount: '/settings#calendar',
    meetingAccount: '/settings#meeting',
    office: '/main',
  };
  return (
    <SidePanel title={t(`${area}.name`)}>
      <div className={styles.root} data-component="AreaNotice" data-area={area}>
        <span className={styles.icon}>
          <Icon icon={icon} size="lg" />
        </span>
        <Heading level={2} size="md">
          {t('noticeTitle')}
        </Heading>
        <Text as="p">{t(`${area}.text`)}</Text>
        <Text as="p" tone="muted">
          {t(`${area}.instead`)}
        </Text>
        <div className={styles.ways}>
          <LinkList
            items={ways.map(({ key, icon: wayIcon }) => ({
              href: hrefs[key],
              icon: wayIcon,
              label: t(`action.${key}`),
            }))}
          />
        </div>
      </div>
    </SidePanel>
  );
}
