import { useTranslation } from 'react-i18next';
import {
  messageActions,
  type MarkdownAction,
} from '../../../patterns/MarkdownField/markdownEdits.ts';
import { MarkdownToolbar } from '../../../patterns/MarkdownField/MarkdownToolbar.tsx';
import { icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Tooltip } from '../../../primitives/Tooltip/index.ts';
import * as styles from './FormattingBar.css.ts';
import { formattingKeys } from './useFormatting.ts';

interface FormattingBarProps {
  preview: boolean;
  onAction(action: MarkdownAction): void;
  onPreviewChange(event: { preview: boolean }): void;
}

export function FormattingBar({ preview, onAction, onPreviewChange }: FormattingBarProps) {
  const { t } = useTranslation('chat');
  return (
    <div className={styles.root} data-component="FormattingBar">
      <MarkdownToolbar actions={messageActions} keys={formattingKeys} onAction={onAction}>
        <Tooltip label={t('composer.preview')}>
          <IconButton
            size="sm"
            icon={icons.show}
            label={t('composer.preview')}
            pressed={preview}
            onPress={() => onPreviewChange({ preview: !preview })}
          />
        </Tooltip>
      </MarkdownToolbar>
    </div>
  );
}
