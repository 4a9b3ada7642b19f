import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import * as paged from '../../../patterns/pagedDocument.css.ts';
import { cx } from '../../../primitives/cx.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { NumberField } from '../../../primitives/NumberField/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { PdfView } from '../tutorial.ts';
import * as styles from './PdfReader.css.ts';

export interface PdfReaderProps {
  name: string;
  pdf: PdfView | null;
  position: number;
  failed: boolean;
  onPageChange(event: { page: number; pages: number }): void;
  onDownload(): void;
}

/** Percentage of the available width. */
const zooms = [50, 75, 100, 125, 150, 200, 300] as const;

export function PdfReader({
  name,
  pdf,
  position,
  failed,
  onPageChange,
  onDownload,
}: PdfReaderProps) {
  const { t } = useTranslation('tutorial');
  const [requestedPage, setRequestedPage] = useState<number>();
  const [zoom, setZoom] = useState<number>(100);
  const pages = pdf?.pages ?? 1;
  const page = Math.min(Math.max(1, requestedPage ?? Math.round(position)), pages);
  const latestOnPageChange = useRef(onPageChange);
  useLayoutEffect(() => {
    latestOnPageChange.current = onPageChange;
  });
  useEffect(() => {
    if (pdf) latestOnPageChange.current({ page, pages });
  }, [pdf, page, pages]);

  const go = (to: number) => setRequestedPage(Math.min(Math.max(1, to), pages));
  const size = (step: 1 | -1) => {
    const at = zooms.findIndex((each) => each === zoom);
    setZoom(zooms[Math.min(Math.max(0, at + step), zooms.length - 1)] ?? 100);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { PageDown: 1, ArrowRight: 1, PageUp: -1, ArrowLeft: -1 }[event.key];
    if (step !== undefined) go(page + step);
    else if (event.key === 'Home') go(1);
    else if (event.key === 'End') go(pages);
    else if (event.key === '+' || event.key === '-') size(event.key === '+' ? 1 : -1);
    else return;
    event.preventDefault();
  };
  const download = (
    <Button
      size="sm"
      variant="ghost"
      icon={icons.download}
      ariaLabel={t('downloadNamed', { name })}
      onPress={onDownload}
    >
      {t('download')}
    </Button>
  );
  return (
    <figure className={paged.root} data-component="PdfReader" aria-label={name}>
      <figcaption className={paged.caption}>
        <span className={paged.name}>
          <Text truncate as="div">
            {name}
          </Text>
        </span>
        {download}
      </figcaption>
      {failed ? (
        <Callout tone="warning">{t('pdf.failed')}</Callout>
      ) : (
        <>
          <div role="group" aria-label={t('pdf.pages')} className={paged.tools}>
            <IconButton
              icon={icons.chevronLeft}
              label={t('pdf.previous')}
              disabled={!pdf || page <= 1}
              onPress={() => go(page - 1)}
            />
            <PageField page={page} pages={pages} disabled={!pdf} onGo={go} />
            <IconButton
              icon={icons.chevronRight}
              label={t('pdf.next')}
              disabled={!pdf || page >= pages}
              onPress={() => go(page + 1)}
            />
            <span className={styles.space} />
            <IconButton
              icon={icons.minus}
              label={t('pdf.smaller')}
              disabled={!pdf || zoom === zooms[0]}
              onPress={() => size(-1)}
            />
            <Text size="xs" tone="muted" tabular>
              {zoom} %
            </Text>
            <IconButton
              icon={icons.plus}
              label={t('pdf.larger')}
              disabled={!pdf || zoom === zooms.at(-1)}
              onPress={() => size(1)}
            />
          </div>
          <Page name={name} pdf={pdf} page={page} zoom={zoom} onKeyDown={onKeyDown} />
          <LiveRegion>{pdf ? t('pdf.pageOf', { page, pages }) : ''}</LiveRegion>
        </>
      )}
    </figure>
  );
}

interface PageFieldProps {
  page: number;
  pages: number;
  disabled: boolean;
  onGo(page: number): void;
}

function PageField({ page, pages, disabled, onGo }: PageFieldProps) {
  const { t } = useTranslation('tutorial');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<number | null>();
  return (
    <div className={styles.field}>
      <span className={styles.number}>
        <NumberField
          ref={field}
          ariaLabel={t('pdf.page')}
          describedBy={id}
          disabled={disabled}
          min={1}
          max={pages}
          value={typed === undefined ? page : typed}
          onChange={({ value }) => setTyped(value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Leaving the field goes to the typed page.
            field.current?.blur();
            field.current?.focus();
          }}
          onCommit={({ value }) => {
            if (value !== null) onGo(value);
            setTyped(undefined);
          }}
        />
      </span>
      <Text id={id} size="xs" tone="muted" tabular>
        {t('pdf.of', { pages })}
      </Text>
    </div>
  );
}

interface PageProps {
  name: string;
  pdf: PdfView | null;
  page: number;
  zoom: number;
  onKeyDown(event: KeyboardEvent): void;
}

/** Renders only the current page to save memory. */
function Page({ name, pdf, page, zoom, onKeyDown }: PageProps) {
  const { t } = useTranslation('tutorial');
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  const [state, setState] = useState<'drawing' | 'drawn' | 'failed'>('drawing');

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setRoom(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!pdf || room === 0 || !canvas.current || !text.current) return;
    const stop = new AbortController();
    const request = { canvas: canvas.current, text: text.current, signal: stop.signal };
    setState('drawing');
    pdf.draw({ page, width: Math.round((room * zoom) / 100), ...request }).then(
      () => stop.signal.aborted || setState('drawn'),
      () => stop.signal.aborted || setState('failed'),
    );
    return () => stop.abort();
  }, [pdf, page, zoom, room]);

  useEffect(() => {
    if (frame.current) frame.current.scrollTop = 0;
  }, [page]);

  return (
    <div
      ref={frame}
      role="group"
      aria-label={t('pdf.content', { name })}
      // Focusable for scrolling and page keys.
      tabIndex={0}
      data-state={state}
      className={cx(paged.frame, styles.frame)}
      onKeyDown={onKeyDown}
    >
      {state === 'failed' && <Callout tone="warning">{t('pdf.pageFailed', { page })}</Callout>}
      {!pdf && <Skeleton shape="block" height="100%" />}
      <div className={styles.page} hidden={!pdf || state === 'failed'}>
        <canvas ref={canvas} className={styles.canvas} aria-hidden="true" />
        <div ref={text} className={styles.text} />
      </div>
    </div>
  );
}
