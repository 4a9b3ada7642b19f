export { useSettingsPart } from './models/useSettingsPart.ts';
