/** The parts of the organisation that other features use. */
export { useSettingsPart } from './models/useSettingsPart.ts';
