import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { useLanguage } from '../../../patterns/LocaleProvider/useLanguage.ts';
import { Markdown } from '../../../patterns/Markdown/index.ts';
import { bytesText } from '../../../patterns/numbers.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Progress } from '../../../primitives/Progress/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { PdfReader } from '../PdfReader/index.ts';
import type { TutorialAttachmentItem, TutorialView } from '../tutorial.ts';
import { VideoPlayer } from '../VideoPlayer/index.ts';
import * as styles from './TutorialDetail.css.ts';

export type TutorialDetailState =
  | { status: 'loading' }
  | { status: 'error' }
  /** Deleted or unpublished. */
  | { status: 'notFound' }
  | {
      status: 'ready';
      tutorial: TutorialView;
      /** The completion state is being saved. */
      submitting?: boolean;
    };

export interface TutorialDetailProps {
  state: TutorialDetailState;
  /** Omitted if progress is not stored, as in a preview. */
  onDoneChange?(event: { done: boolean }): void;
  /** Reports the position while a video plays or a PDF page is visible. */
  onProgress(event: { attachmentId: string; position: number; length: number }): void;
  onDownload(event: { attachmentId: string }): void;
  /** Omitted in a preview. */
  onBack?(): void;
  onRetry(): void;
}

export function TutorialDetail(props: TutorialDetailProps) {
  const { state, onBack } = props;
  const { t } = useTranslation('tutorial');
  const title = state.status === 'ready' ? state.tutorial.title : t('title');
  return (
    <div className={styles.root} data-component="TutorialDetail" data-status={state.status}>
      <SidePanel title={title} {...(onBack && { onBack })}>
        <Content {...props} />
      </SidePanel>
    </div>
  );
}

function Content(props: TutorialDetailProps): ReactNode {
  const { state, onBack, onRetry } = props;
  const { t } = useTranslation('tutorial');
  switch (state.status) {
    case 'loading':
      return <LoadingState shape="text" rows={6} label={t('loadingOne')} />;
    case 'error':
      return <ErrorState title={t('failedOne')} onRetry={onRetry} />;
    case 'notFound':
      return (
        <EmptyState
          icon={icons.tutorial}
          title={t('notFound')}
          description={t('notFoundHint')}
          action={onBack && <Button onPress={onBack}>{t('toList')}</Button>}
        />
      );
    case 'ready':
      return <Tutorial {...props} {...state} />;
  }
}

type TutorialProps = Omit<TutorialDetailProps, 'state'> &
  Extract<TutorialDetailState, { status: 'ready' }>;

function Tutorial({ tutorial, submitting = false, onDoneChange, ...props }: TutorialProps) {
  const { t } = useTranslation('tutorial');
  const { attachments, categoryName, minutes, percent, state, previous, next } = tutorial;
  const isDone = state === 'DONE';
  const others = attachments.filter(({ kind }) => kind === 'FILE');
  return (
    <article className={styles.article} aria-label={tutorial.title}>
      <div className={styles.facts}>
        <Text size="xs" tone="muted">
          {categoryName}
        </Text>
        <span className={styles.fact}>
          <Icon icon={icons.clock} tone="muted" />
          <Text size="xs" tone="muted" tabular>
            {t('minutes', { count: minutes })}
          </Text>
        </span>
        {isDone && (
          <span className={styles.fact}>
            <Icon icon={icons.success} tone="success" />
            <Text size="xs">{t('states.DONE')}</Text>
          </span>
        )}
      </div>
      {!isDone && percent > 0 && <Progress value={percent} label={t('seen', { percent })} />}
      {attachments.map((attachment) => (
        <InlineAttachment key={attachment.id} attachment={attachment} {...props} />
      ))}
      <Markdown text={tutorial.content} headingLevel={2} files={tutorial.files} />
      {others.length > 0 && <Downloads attachments={others} onDownload={props.onDownload} />}
      {onDoneChange && (
        <Button
          variant={isDone ? 'secondary' : 'primary'}
          icon={isDone ? icons.undo : icons.check}
          fullWidth
          loading={submitting}
          onPress={() => onDoneChange({ done: !isDone })}
        >
          {t(isDone ? 'undone' : 'done')}
        </Button>
      )}
      {(previous ?? next) && (
        <nav className={styles.neighbors} aria-label={t('neighbors')}>
          {previous && (
            <Link href={previous.href} tone="inherit" underline="none" className={styles.neighbor}>
              <Icon icon={icons.chevronLeft} />
              <span className={styles.words}>
                <Text size="xs" tone="muted">
                  {t('previous')}
                </Text>
                <Text>{previous.title}</Text>
              </span>
            </Link>
          )}
          {next && (
            <Link href={next.href} tone="inherit" underline="none" className={styles.neighbor}>
              <span className={styles.words}>
                <Text size="xs" tone="muted">
                  {t('next')}
                </Text>
                <Text>{next.title}</Text>
              </span>
              <span className={styles.end}>
                <Icon icon={icons.chevronRight} />
              </span>
            </Link>
          )}
        </nav>
      )}
    </article>
  );
}

interface ShownProps extends Pick<TutorialDetailProps, 'onProgress' | 'onDownload'> {
  attachment: TutorialAttachmentItem;
}

function InlineAttachment({ attachment, onProgress, onDownload }: ShownProps) {
  const { id: attachmentId, kind, fileName: name, url, position, failed } = attachment;
  if (kind === 'VIDEO') {
    return (
      <VideoPlayer
        name={name}
        url={url}
        captions={attachment.captions}
        position={position}
        failed={failed}
        onProgress={(event) => onProgress({ attachmentId, ...event })}
        onDownload={() => onDownload({ attachmentId })}
      />
    );
  }
  if (kind === 'PDF') {
    return (
      <PdfReader
        name={name}
        pdf={attachment.pdf}
        position={position}
        failed={failed}
        onPageChange={({ page, pages }) =>
          onProgress({ attachmentId, position: page, length: pages })
        }
        onDownload={() => onDownload({ attachmentId })}
      />
    );
  }
  if (kind !== 'IMAGE' || !url) return null;
  return <img src={url} alt={name} loading="lazy" className={styles.picture} />;
}

interface FilesProps extends Pick<TutorialDetailProps, 'onDownload'> {
  attachments: readonly TutorialAttachmentItem[];
}

function Downloads({ attachments, onDownload }: FilesProps) {
  const { t } = useTranslation('tutorial');
  const language = useLanguage();
  return (
    <section className={styles.section} aria-label={t('files')}>
      <Heading level={2} size="sm">
        {t('files')}
      </Heading>
      <ul className={styles.files}>
        {attachments.map(({ id, fileName: name, size }) => (
          <li key={id} className={styles.file}>
            <Icon icon={icons.attachment} tone="muted" />
            <span className={styles.words}>
              <Text truncate as="div">
                {name}
              </Text>
              <Text size="xs" tone="muted" tabular>
                {bytesText(size, language)}
              </Text>
            </span>
            <Button
              size="sm"
              icon={icons.download}
              ariaLabel={t('downloadNamed', { name })}
              onPress={() => onDownload({ attachmentId: id })}
            >
              {t('download')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
