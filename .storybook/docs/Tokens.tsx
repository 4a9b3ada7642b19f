import { Heading, Markdown, Title } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import data from 'virtual:design-tokens';
import type { ColorMode, Token, TokenGroup } from '../../packages/ui/scripts/design-tokens.ts';
import type { ColorValue } from '../../packages/ui/scripts/token-values.ts';
import { contrastOf } from '../../packages/ui/src/styles/brand.ts';
import { contrastPairs } from '../../packages/ui/src/styles/contrastPairs.ts';
import './docs.css';

const modes = ['light', 'dark'] as const satisfies ColorMode[];

const isToken = (value: Token | TokenGroup): value is Token => '$type' in value;

function flatten(group: TokenGroup, prefix = ''): Map<string, Token> {
  return new Map(
    Object.entries(group).flatMap(([name, value]) =>
      isToken(value) ? [[`${prefix}${name}`, value]] : [...flatten(value, `${prefix}${name}.`)],
    ),
  );
}

const tokens = { light: flatten(data.light), dark: flatten(data.dark) };
const colorAt = (mode: ColorMode, path: string) => tokens[mode].get(path)!.$value as ColorValue;
const cssColor = ({ components, alpha }: ColorValue) =>
  `rgb(${components.map((component) => Math.round(component * 255)).join(' ')} / ${alpha})`;

function textOf({ $type, $value }: Token): string {
  switch ($type) {
    case 'color': {
      const { hex, alpha } = $value as ColorValue;
      return alpha < 1 ? `${hex} ${Math.round(alpha * 100)} %` : hex;
    }
    case 'dimension':
    case 'duration': {
      const { value, unit } = $value as { value: number; unit: string };
      return `${value} ${unit}`;
    }
    case 'fontFamily':
      return ($value as string[]).join(', ');
    case 'shadow':
      return `${($value as unknown[]).length} layers`;
    default:
      return String($value);
  }
}

/** Lowest contrast to the colours that the token is used on. */
function contrastIn(mode: ColorMode, path: string): string {
  const pairs = contrastPairs.filter(({ token }) => token === path);
  if (pairs.length === 0) return '';
  const channels = (color: ColorValue) =>
    color.components.map((component) => component * 255) as unknown as Parameters<
      typeof contrastOf
    >[0];
  const ratios = pairs.flatMap(({ on }) =>
    on.map((other) => contrastOf(channels(colorAt(mode, path)), channels(colorAt(mode, other)))),
  );
  return `${Math.min(...ratios).toFixed(1)}:1`;
}

const backgroundsOf = (path: string) =>
  contrastPairs.filter(({ token }) => token === path).flatMap(({ on }) => on);

const maxListed = 5;

function usesOf(path: string): ReactNode {
  const users = data.usedBy[path] ?? [];
  const listed = users.slice(0, maxListed).join(', ');
  if (users.length <= maxListed) return listed;
  return (
    <details>
      <summary>{`${listed} and ${users.length - maxListed} more`}</summary>
      {users.slice(maxListed).join(', ')}
    </details>
  );
}

function Value({ token, mode, path }: { token: Token; mode: ColorMode; path: string }) {
  const contrast = contrastIn(mode, path);
  return (
    <td>
      {token.$type === 'color' && (
        <span
          className="office-swatch"
          style={{ background: cssColor(token.$value as ColorValue) }}
        />
      )}
      <code>{textOf(token)}</code>
      {contrast && <div>{contrast}</div>}
    </td>
  );
}

const intro = `Generated from the source of the theme.

- CSS, inside a \`Theme\`: \`var(--office-color-text)\`
- TypeScript: \`import { vars } from '@office/ui/tokens'\`, then \`vars.color.text\`
- Design tools: \`@office/ui/tokens/light.json\` and \`@office/ui/tokens/dark.json\`, in the W3C format (Design Tokens Format Module 2025.10)

The contrast is the lowest to the colours in the column "On". It is tested in both modes. Lengths are those of a theme without \`radius\`, \`density\` and \`scaling\`.`;

export function Tokens() {
  return (
    <>
      <Title>Tokens</Title>
      <Markdown>{intro}</Markdown>
      {Object.entries(data.light).map(([group, values]) => (
        <section key={group}>
          <Heading>{group}</Heading>
          <table>
            <thead>
              <tr>
                <th>Token</th>
                <th>Light</th>
                <th>Dark</th>
                <th>On</th>
                <th>Used by</th>
              </tr>
            </thead>
            <tbody>
              {[...flatten({ [group]: values }).keys()].map((path) => (
                <tr key={path}>
                  <td>
                    <code>{`--office-${path.replaceAll('.', '-')}`}</code>
                  </td>
                  {modes.map((mode) => (
                    <Value key={mode} mode={mode} path={path} token={tokens[mode].get(path)!} />
                  ))}
                  <td>{backgroundsOf(path).join(', ')}</td>
                  <td>{usesOf(path)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </>
  );
}
