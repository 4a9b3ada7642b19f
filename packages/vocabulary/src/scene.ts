// The scenes that the 3D office shows.

export const sceneNames = ['Main', 'WorldMap', 'MyDesk', 'CharacterCustomize'] as const;
export type SceneName = (typeof sceneNames)[number];
