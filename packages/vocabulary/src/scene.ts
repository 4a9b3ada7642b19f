export const sceneNames = ['Main', 'WorldMap', 'MyDesk', 'CharacterCustomize'] as const;
export type SceneName = (typeof sceneNames)[number];
