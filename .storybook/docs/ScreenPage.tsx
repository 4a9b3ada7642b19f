import {
  ArgTypes,
  Source,
  Description,
  DocsContext,
  Heading,
  Title,
} from '@storybook/addon-docs/blocks';
import { use } from 'react';
import type { AreaDocs } from '../../packages/ui/src/stories/componentDocs.ts';
import { componentOf, frameAddress, storyAddress } from './pages.ts';
import { Bullets, Related, Words } from './parts.tsx';
import { useMode } from './useMode.ts';

/** Links to the states instead of rendering all of them: a screen is as large as the window. */
export function ScreenPage({ docs }: { docs: AreaDocs }) {
  const stories = use(DocsContext).componentStories();
  const mode = useMode();
  const [primary] = stories;
  const screen = primary && docs[componentOf(String(primary.parameters['fileName'])).name];
  if (!screen) return <Title />;
  const states = stories.map(({ id, name, parameters }) => {
    const description: unknown = parameters['docs']?.description?.story;
    return `[${name}](${storyAddress(id)})${description ? `: ${String(description)}` : ''}`;
  });
  return (
    <>
      <Title />
      <Description />
      <Words>{screen.purpose}</Words>
      {/* Unlike a Canvas, shows the screen in the language and mode of the toolbar. */}
      <iframe className="office-screen" title={primary.name} src={frameAddress(primary.id, mode)} />
      <Source of={primary.moduleExport} dark />
      <Heading>States</Heading>
      <Bullets items={states} />
      <Heading>Props</Heading>
      {screen.container && <Words>{`Rendered by \`${screen.container}\`.`}</Words>}
      {screen.data && <Words>{screen.data}</Words>}
      <ArgTypes />
      {screen.accessibility && (
        <>
          <Heading>Accessibility</Heading>
          <Bullets items={screen.accessibility} />
        </>
      )}
      {screen.related && <Related related={screen.related} />}
    </>
  );
}
