import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../../primitives/Heading/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { Tooltip } from '../../../primitives/Tooltip/index.ts';
import type { MeetingView } from '../meeting.ts';
import type { MeetingDetailCallbacks, MeetingAccess } from './MeetingDetailProps.ts';
import * as styles from './MeetingDetail.css.ts';

interface MeetingAccessDetailsProps extends Pick<MeetingDetailCallbacks, 'onCopy'> {
  meeting: MeetingView;
}

export function MeetingAccessDetails({ meeting, onCopy }: MeetingAccessDetailsProps) {
  const { t } = useTranslation('meeting');
  const id = useId();
  const [copied, setCopied] = useState<{ detail: MeetingAccess; worked: boolean }>();
  const accessDetails = (['link', 'number', 'passcode'] as const).flatMap((detail) => {
    const text = { link: meeting.url, number: grouped(meeting.number), passcode: meeting.passcode };
    return text[detail] === null ? [] : [{ way: detail, text: text[detail] }];
  });
  if (accessDetails.length === 0) return null;
  const copy = async (detail: MeetingAccess, text: string) => {
    try {
      await onCopy({ way: detail, text });
      setCopied({ detail, worked: true });
    } catch {
      setCopied({ detail, worked: false });
    }
  };
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading level={2} size="sm" id={id}>
        {t('detail.accessDetails')}
      </Heading>
      <dl className={styles.accessDetails}>
        {accessDetails.map(({ way, text }) => {
          const label = t('detail.copyName', { what: t(`detail.${way}`) });
          const isCopied = copied?.detail === way && copied.worked;
          return (
            <div key={way} className={styles.detail}>
              <Text as="dt" size="xs" tone="muted">
                {t(`detail.${way}`)}
              </Text>
              <dd className={styles.code}>
                <span className={styles.text}>
                  <Text truncate tabular={way !== 'link'}>
                    {text}
                  </Text>
                </span>
                <Tooltip label={label}>
                  <IconButton
                    size="sm"
                    icon={isCopied ? icons.check : icons.copy}
                    label={label}
                    onPress={() => void copy(way, text)}
                  />
                </Tooltip>
              </dd>
            </div>
          );
        })}
      </dl>
      <LiveRegion visible>
        {copied && (
          <Text size="xs" tone={copied.worked ? 'success' : 'danger'}>
            {t(copied.worked ? 'detail.copied' : 'detail.copyFailed')}
          </Text>
        )}
      </LiveRegion>
    </section>
  );
}

/** Groups a number in blocks of three digits for reading aloud and typing. */
function grouped(number: string | null): string | null {
  return number !== null && /^\d{9,}$/.test(number)
    ? number.replace(/(\d{3})(?=\d)/g, '$1 ')
    : number;
}
