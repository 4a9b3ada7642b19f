import type { ReactNode } from 'react';
import { Heading } from './Heading/index.ts';
import { Stack } from './Stack/index.ts';
import { Text } from './Text/index.ts';

interface Cell<Row, Column> {
  row: Row;
  column: Column;
  text: string;
  lang: 'en' | 'ja';
}

interface SheetProps<Row extends object, Column extends string> {
  /** Each combination of options, e.g. `buttonVariants × buttonSizes`. */
  rows: readonly Row[];
  /** States that are set side by side. */
  columns?: readonly Column[];
  samples: Record<'en' | 'ja', string>;
  children(cell: Cell<Row, Column>): ReactNode;
}

const nameOf = (row: object) => Object.values(row).map(String).join(' · ');

/** All variants of a primitive on one page, with Latin and Japanese text side by side. */
export function Sheet<Row extends object, Column extends string = 'rest'>({
  rows,
  columns = ['rest' as Column],
  samples,
  children,
}: SheetProps<Row, Column>) {
  return (
    <Stack gap={4}>
      {rows.map((row) => (
        <Stack key={nameOf(row)} gap={2}>
          <Text size="xs" tone="muted">
            {nameOf(row)}
          </Text>
          <Stack direction="row" gap={4} align="center" wrap>
            {columns.flatMap((column) =>
              (['en', 'ja'] as const).map((lang) => (
                <div key={`${column}-${lang}`} lang={lang} style={{ maxWidth: '100%' }}>
                  {children({ row, column, lang, text: samples[lang] })}
                </div>
              )),
            )}
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}

/** What a token is called in CSS: `vars.color.text` is `var(--office-color-text)`. */
export function TokenName({ of: value }: { of: string }) {
  return (
    <Text size="xs" tone="muted">
      {value.replace(/^var\((.*)\)$/, '$1')}
    </Text>
  );
}

/** One part of a foundations page. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>{title}</Heading>
      {children}
    </Stack>
  );
}
