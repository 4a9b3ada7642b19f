import { formatDateTime, type LegalHoldKind } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../../patterns/LoadingState/index.ts';
import { PageHeader } from '../../../../patterns/PageHeader/index.ts';
import { Pagination } from '../../../../patterns/Pagination/index.ts';
import { AlertDialog } from '../../../../primitives/AlertDialog/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Card } from '../../../../primitives/Card/index.ts';
import { Heading } from '../../../../primitives/Heading/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { StatusLabel } from '../../../../primitives/StatusLabel/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import { useLastValue } from '../../../../primitives/useLastValue.ts';
import * as styles from '../../rooms/AdminVoiceRooms/AdminVoiceRooms.css.ts';
import {
  PlaceLegalHold,
  type LegalHoldPlacing,
  type PlaceLegalHoldEvent,
} from './PlaceLegalHold.tsx';

export interface LegalHoldItem {
  id: string;
  kind: LegalHoldKind;
  /** Name of the member or room. */
  name: string;
  reference: string;
  /** ISO 8601. */
  createdAt: string;
  /** Null if the account was deleted. */
  createdByName: string | null;
  /** ISO 8601. Null while the hold is active. */
  releasedAt: string | null;
  /** Null while the hold is active, and if the account was deleted. */
  releasedByName: string | null;
  /** Copies that the hold keeps. */
  messages: number;
  files: number;
  transcripts: number;
}

export type LegalHoldsState =
  | { status: 'loading' }
  | { status: 'error' }
  | {
      status: 'ready';
      /** Active holds, then released ones. */
      holds: readonly LegalHoldItem[];
      page: number;
      pages: number;
      /** A hold is being released. */
      releasing?: boolean;
    };

export interface LegalHoldsProps {
  state: LegalHoldsState;
  /** Null while the dialog is closed. */
  placing: LegalHoldPlacing | null;
  onOpen(): void;
  onClose(): void;
  onSearch(event: { kind: LegalHoldKind; keyword: string }): void;
  onPlace(event: PlaceLegalHoldEvent): void;
  /** Called after confirmation. */
  onRelease(event: { id: string }): void;
  onPageChange(event: { page: number }): void;
  onRetry(): void;
}

/** Lists the legal holds of the organisation, and places and releases them. */
export function LegalHolds({ state, placing, ...on }: LegalHoldsProps) {
  const { t } = useTranslation('admin-organization');
  const [asked, setAsked] = useState<LegalHoldItem | null>(null);
  return (
    <div className={styles.root} data-component="LegalHolds" data-status={state.status}>
      <PageHeader
        title={t('legalHolds.title')}
        description={t('legalHolds.description')}
        {...(state.status === 'ready' && {
          actions: (
            <Button variant="primary" icon={icons.add} onPress={on.onOpen}>
              {t('legalHolds.open')}
            </Button>
          ),
        })}
      />
      {state.status === 'loading' && <LoadingState rows={4} label={t('legalHolds.loading')} />}
      {state.status === 'error' && <ErrorState onRetry={on.onRetry} />}
      {state.status === 'ready' && (
        <Ready state={state} onAsk={setAsked} onPageChange={on.onPageChange} />
      )}
      <PlaceLegalHold placing={placing} {...on} />
      <Confirmation
        hold={asked}
        onCancel={() => setAsked(null)}
        onConfirm={({ id }) => {
          setAsked(null);
          on.onRelease({ id });
        }}
      />
    </div>
  );
}

interface ReadyProps extends Pick<LegalHoldsProps, 'onPageChange'> {
  state: Extract<LegalHoldsState, { status: 'ready' }>;
  onAsk(hold: LegalHoldItem): void;
}

function Ready({ state, onAsk, onPageChange }: ReadyProps) {
  const { t } = useTranslation('admin-organization');
  const { holds, page, pages, releasing = false } = state;
  if (holds.length === 0)
    return (
      <EmptyState
        icon={icons.lock}
        title={t('legalHolds.empty')}
        description={t('legalHolds.emptyHint')}
      />
    );
  return (
    <>
      <ul className={styles.list} aria-label={t('legalHolds.title')}>
        {holds.map((hold) => (
          <Card as="li" key={hold.id}>
            <Hold hold={hold} releasing={releasing} onAsk={() => onAsk(hold)} />
          </Card>
        ))}
      </ul>
      {pages > 1 && (
        <Pagination
          page={page}
          pages={pages}
          label={t('legalHolds.pages')}
          onPageChange={onPageChange}
        />
      )}
    </>
  );
}

interface HoldProps {
  hold: LegalHoldItem;
  releasing: boolean;
  onAsk(): void;
}

function Hold({ hold, releasing, onAsk }: HoldProps) {
  const { t } = useTranslation('admin-organization');
  const { kind, name, reference, createdByName, releasedAt, releasedByName } = hold;
  const { messages, files, transcripts } = hold;
  const unknown = t('legalHolds.deletedAccount');
  const facts = [
    t(`legalHolds.covers.${kind}`),
    t('legalHolds.reference', { reference }),
    t('legalHolds.placed', {
      name: createdByName ?? unknown,
      time: formatDateTime(hold.createdAt),
    }),
    releasedAt === null
      ? t('legalHolds.copies', { messages, files, transcripts })
      : t('legalHolds.released', {
          name: releasedByName ?? unknown,
          time: formatDateTime(releasedAt),
        }),
  ];
  return (
    <div className={styles.room}>
      <div className={styles.words}>
        <Heading level={2} size="sm">
          {name}
        </Heading>
        {facts.map((fact) => (
          <Text key={fact} as="p" size="sm" tone="muted">
            {fact}
          </Text>
        ))}
      </div>
      {releasedAt === null ? (
        <Button
          size="sm"
          ariaLabel={t('legalHolds.releaseNamed', { name })}
          disabled={releasing}
          onPress={onAsk}
        >
          {t('legalHolds.release')}
        </Button>
      ) : (
        <StatusLabel tone="neutral">{t('legalHolds.isReleased')}</StatusLabel>
      )}
    </div>
  );
}

interface ConfirmationProps {
  hold: LegalHoldItem | null;
  onCancel(): void;
  onConfirm(hold: LegalHoldItem): void;
}

function Confirmation({ hold, onCancel, onConfirm }: ConfirmationProps) {
  const { t } = useTranslation('admin-organization');
  const shown = useLastValue(hold);
  if (!shown) return null;
  return (
    <AlertDialog
      open={hold !== null}
      danger
      title={t('legalHolds.releaseTitle', { name: shown.name })}
      description={t('legalHolds.releaseHint')}
      confirmLabel={t('legalHolds.release')}
      cancelLabel={t('legalHolds.cancel')}
      onConfirm={() => onConfirm(shown)}
      onCancel={onCancel}
    />
  );
}
