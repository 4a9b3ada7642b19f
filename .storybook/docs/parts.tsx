import { Heading, Markdown } from '@storybook/addon-docs/blocks';
import { docsAddress } from './pages.ts';

export function Words({ children }: { children: string }) {
  return <Markdown>{children}</Markdown>;
}

export const Bullets = ({ items }: { items: readonly string[] }) => (
  <Words>{items.map((item) => `- ${item}`).join('\n')}</Words>
);

interface RowsProps {
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** The first column contains keys separated by commas. */
  keysFirst?: boolean;
}

const asKeys = (keys: string) =>
  keys
    .split(', ')
    .map((key) => `<kbd>${key}</kbd>`)
    .join(' ');

/** Table whose cells are inline Markdown. */
export function Rows({ head, rows, keysFirst }: RowsProps) {
  const cells = keysFirst ? rows.map(([keys = '', ...rest]) => [asKeys(keys), ...rest]) : rows;
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`;
  return <Words>{[line(head), line(head.map(() => '---')), ...cells.map(line)].join('\n')}</Words>;
}

export const linkTo = (component: string) => `[${component}](${docsAddress(component)})`;

export function Related({ related }: { related: Readonly<Record<string, string>> }) {
  return (
    <>
      <Heading>Related</Heading>
      <Bullets
        items={Object.entries(related).map(([component, text]) => `${linkTo(component)}: ${text}`)}
      />
    </>
  );
}
