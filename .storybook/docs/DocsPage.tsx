import {
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Title,
} from '@storybook/addon-docs/blocks';
import { use } from 'react';
import type { AreaDocs, ComponentDocs } from '../../packages/ui/src/stories/componentDocs.ts';
import { ComponentPage } from './ComponentPage.tsx';
import { componentOf } from './pages.ts';
import { ScreenPage } from './ScreenPage.tsx';

const components = import.meta.glob<ComponentDocs>(
  '../../packages/ui/src/{primitives,patterns}/*/*.docs.tsx',
  { import: 'docs' },
);
const areas = import.meta.glob<AreaDocs>('../../packages/ui/src/screens/**/*.docs.ts', {
  import: 'docs',
});

function OtherPage() {
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}

const loaded = new Map<string, Promise<unknown>>();

/** Returns the content in a folder. `use` needs the same promise on each render. */
function loadFrom<Docs>(modules: Record<string, () => Promise<Docs>>, folder: string) {
  const [file, load] =
    Object.entries(modules).find(([name]) => componentOf(name).folder === folder) ?? [];
  if (!file || !load) return undefined;
  const known = loaded.get(file) ?? load();
  loaded.set(file, known);
  return known as Promise<Docs>;
}

/** Page with the content of a `.docs` file and the stories of its component. */
export default function DocsPage() {
  const [story] = use(DocsContext).componentStories();
  const { folder } = componentOf(String(story?.parameters['fileName']));
  const component = loadFrom(components, folder);
  const area = loadFrom(areas, folder.slice(0, folder.lastIndexOf('/')));
  if (component) return <ComponentPage docs={use(component)} />;
  if (area) return <ScreenPage docs={use(area)} />;
  return <OtherPage />;
}
