import type { ReactNode } from 'react';
import { Stack } from '../primitives/Stack/index.ts';
import { Text } from '../primitives/Text/index.ts';

interface Cell<Row, Column> {
  row: Row;
  column: Column;
  text: string;
  lang: 'en' | 'ja';
}

interface VariantSheetProps<Row extends object, Column extends string> {
  /** Each combination of options, for example `buttonVariants × buttonSizes`. */
  rows: readonly Row[];
  columns?: readonly Column[];
  samples: Record<'en' | 'ja', string>;
  children(cell: Cell<Row, Column>): ReactNode;
}

const nameOf = (row: object) => Object.values(row).map(String).join(' · ');

/** All variants of a primitive on one page, in English and Japanese. */
export function VariantSheet<Row extends object, Column extends string = 'rest'>({
  rows,
  columns = ['rest' as Column],
  samples,
  children,
}: VariantSheetProps<Row, Column>) {
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
