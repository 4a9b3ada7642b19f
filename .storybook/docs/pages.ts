import type { Mode } from '../../packages/ui/src/stories/modes.ts';

const storyFiles = Object.keys(
  import.meta.glob('../../packages/ui/src/{primitives,patterns,screens}/**/*.stories.tsx'),
);

/** Returns the folder below `src` and the name of the component of a file beside it. */
export function componentOf(file: string) {
  const folder = file.slice(file.indexOf('/src/') + '/src/'.length, file.lastIndexOf('/'));
  return { folder, name: folder.slice(folder.lastIndexOf('/') + 1) };
}

/** Component → id of its page, which Storybook derives from the path of the story file. */
const pageIds = new Map(
  storyFiles.map((file) => {
    const { folder, name } = componentOf(file);
    const title = file.slice(file.lastIndexOf('/') + 1, -'.stories.tsx'.length);
    const path = title === name ? folder : `${folder}/${title}`;
    return [name, path.toLowerCase().replaceAll('/', '-')];
  }),
);

/** Folders of components with a documentation page. */
export const documentedFolders = storyFiles
  .map((file) => ({ ...componentOf(file), title: file.slice(file.lastIndexOf('/') + 1) }))
  .filter(({ name, title }) => title === `${name}.stories.tsx`);

export const docsAddress = (component: string) =>
  `?path=/docs/${pageIds.get(component) ?? component}--docs`;

export const storyAddress = (id: string) => `?path=/story/${id}`;

export const frameAddress = (id: string, { locale, appearance }: Mode) =>
  `iframe.html?id=${id}&viewMode=story&globals=locale:${locale};appearance:${appearance}`;
