// The areas of the product: the names of folders, paths, permissions and strings.
export { areaNames } from './contract.ts';
export type { AreaName } from './contract.ts';
