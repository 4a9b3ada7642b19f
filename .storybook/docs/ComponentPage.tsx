import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Stories,
  Title,
  Unstyled,
} from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { ComponentDocs, Example } from '../../packages/ui/src/stories/componentDocs.ts';
import { Environment } from '../Environment.tsx';
import { storyAddress } from './pages.ts';
import { useMode } from './useMode.ts';
import { Bullets, linkTo, Related, Rows, Words } from './parts.tsx';
import './docs.css';

function ExampleCard({ kind, text, example }: Example & { kind: 'do' | 'dont' }) {
  return (
    <figure className={`office-example office-${kind}`}>
      <Unstyled>
        <Environment {...useMode()}>
          <div className="office-example-canvas">{example}</div>
        </Environment>
      </Unstyled>
      <figcaption>
        <Words>{`**${kind === 'do' ? 'Do' : 'Don’t'}** ${text}`}</Words>
      </figcaption>
    </figure>
  );
}

function Examples({ examples }: Pick<ComponentDocs, 'examples'>) {
  return (
    <>
      <Heading>Do and don’t</Heading>
      {examples.map((pair) => (
        <div key={pair.do.text} className="office-pair">
          <ExampleCard kind="do" {...pair.do} />
          <ExampleCard kind="dont" {...pair.dont} />
        </div>
      ))}
    </>
  );
}

function Content({ content }: Required<Pick<ComponentDocs, 'content'>>) {
  return (
    <>
      <Heading>Content</Heading>
      {content.map(({ rule, good, bad }) => (
        <div key={rule}>
          <Words>{rule}</Words>
          <Rows
            head={['', 'English', '日本語']}
            rows={[
              ['Write', good.en, good.ja],
              ...(bad ? [['Avoid', bad.en, bad.ja] as const] : []),
            ]}
          />
        </div>
      ))}
    </>
  );
}

function Accessibility({ roles, keys, announced, tested }: ComponentDocs) {
  const [first] = use(DocsContext).componentStories();
  if (!roles && !keys && !announced) return null;
  const links = (tested ?? []).map((name) => {
    const shown = storyNameFromExport(name);
    return `[${shown}](${storyAddress(toId(first!.componentId, shown))})`;
  });
  return (
    <>
      <Heading>Accessibility</Heading>
      {roles && <Rows head={['Element', 'Role and name']} rows={Object.entries(roles)} />}
      {keys && <Rows head={['Keys', 'Effect']} rows={Object.entries(keys)} keysFirst />}
      {announced && <Bullets items={announced} />}
      {links.length > 0 && <Words>{`Tested in ${links.join(', ')}.`}</Words>}
    </>
  );
}

export function ComponentPage({ docs }: { docs: ComponentDocs }) {
  const [primary] = use(DocsContext).componentStories();
  const { use: uses, avoid, anatomy, examples, content, related } = docs;
  return (
    <>
      <Title />
      <Description />
      {primary && <Canvas of={primary.moduleExport} sourceState="shown" />}
      <Heading>When to use it</Heading>
      <Bullets items={uses} />
      {avoid && (
        <>
          <Heading>When not to use it</Heading>
          <Bullets
            items={avoid.map(({ when, instead }) =>
              instead ? `${when} Use ${linkTo(instead)}.` : when,
            )}
          />
        </>
      )}
      {anatomy && (
        <>
          <Heading>Anatomy</Heading>
          <Rows head={['Part', 'Purpose']} rows={Object.entries(anatomy)} />
        </>
      )}
      <Examples examples={examples} />
      {content && <Content content={content} />}
      <Accessibility {...docs} />
      <Heading>Props</Heading>
      <Controls />
      {related && <Related related={related} />}
      <Stories includePrimary={false} />
    </>
  );
}
