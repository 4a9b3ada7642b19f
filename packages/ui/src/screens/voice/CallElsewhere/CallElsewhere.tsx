import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import * as bar from '../CallBar/CallBar.css.ts';

export interface CallElsewhereProps {
  roomName: string;
  taking?: boolean;
  onTakeOver(): void;
}

/** Shown instead of the call bar while the member is in a call in another tab or on another device. */
export function CallElsewhere({ roomName, taking = false, onTakeOver }: CallElsewhereProps) {
  const { t } = useTranslation('voice');
  return (
    <section className={bar.root} aria-label={t('bar.label')} data-component="CallElsewhere">
      <div className={bar.line}>
        <div className={bar.head}>
          <Icon icon={icons.otherTab} size="md" tone="muted" />
          <div className={bar.words}>
            <Text weight="medium" truncate as="div">
              {roomName}
            </Text>
            <Text size="xs" tone="muted" as="div">
              {t('elsewhere.line')}
            </Text>
          </div>
        </div>
        <div className={bar.buttons}>
          <Button loading={taking} onPress={onTakeOver}>
            {t('elsewhere.takeOver')}
          </Button>
        </div>
      </div>
    </section>
  );
}
