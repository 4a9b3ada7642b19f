// The scenes that the 3D office shows (spec §2).

export const sceneNames = ['Main', 'WorldMap', 'MyDesk', 'CharacterCustomize'] as const;
export type SceneName = (typeof sceneNames)[number];
