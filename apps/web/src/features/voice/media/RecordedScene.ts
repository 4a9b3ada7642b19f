export interface RecordedPerson {
  id: string;
  name: string;
  /** Null without a camera: the portrait or the initial is shown. */
  camera: MediaStreamTrack | null;
  portrait: string | null;
}

export type RecordedShare =
  | { kind: 'screen'; track: MediaStreamTrack }
  /** `url`: picture of the current page; null while it loads. */
  | { kind: 'document'; url: string | null };

export interface RecordedScene {
  people: readonly RecordedPerson[];
  share: RecordedShare | null;
}
