// The areas of the product: the names of folders, paths, permissions and strings.
export { areaNames } from './contract/lists.ts';
export type { AreaName } from './contract/lists.ts';
