export { WorldMap, type MapOffice, type WorldMapProps, type WorldMapState } from './WorldMap.tsx';
