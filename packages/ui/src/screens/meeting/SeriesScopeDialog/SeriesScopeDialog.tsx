import { type MeetingScope } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '../../../primitives/AlertDialog/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { MeetingScopeChoice } from './MeetingScopeChoice.tsx';

export const seriesChanges = ['edit', 'move', 'answer'] as const;
export type SeriesChange = (typeof seriesChanges)[number];

export interface SeriesQuestionProps {
  open: boolean;
  change: SeriesChange;
  title: string;
  /** Defaults to all scopes. A changed recurrence rule cannot apply to a single meeting. */
  scopes?: readonly MeetingScope[];
  submitting?: boolean;
  error?: { text?: string } | undefined;
  onChoose(event: { scope: MeetingScope }): void;
  onCancel(): void;
}

const confirms = {
  edit: 'series.edited',
  move: 'series.moved',
  answer: 'series.answered',
} as const;

export function SeriesScopeDialog({ open, ...props }: SeriesQuestionProps) {
  // Unmounts while closed, to reset the selection.
  return open ? <Question {...props} /> : null;
}

function Question(props: Omit<SeriesQuestionProps, 'open'>) {
  const { change, title, scopes, submitting = false, error, onChoose, onCancel } = props;
  const { t } = useTranslation('meeting');
  const [scope, setScope] = useState<MeetingScope>(scopes?.[0] ?? 'THIS');
  return (
    <AlertDialog
      open
      title={t(`series.${change}`)}
      description={t('series.description', { title })}
      confirmLabel={t(confirms[change])}
      cancelLabel={t('series.cancel')}
      loading={submitting}
      onConfirm={() => onChoose({ scope })}
      onCancel={onCancel}
    >
      <Stack gap={4}>
        <MeetingScopeChoice
          label={t('series.scope')}
          scopes={scopes}
          scope={scope}
          disabled={submitting}
          onChange={setScope}
        />
        {error && (
          <Callout tone="danger" announce>
            {error.text ?? t('series.failed')}
          </Callout>
        )}
      </Stack>
    </AlertDialog>
  );
}
