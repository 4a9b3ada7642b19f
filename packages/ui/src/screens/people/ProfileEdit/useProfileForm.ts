import { useState } from 'react';
import { personSchema, type PersonValues } from '../../../patterns/form/person.ts';
import { useTypedValues } from '../../../patterns/form/useTypedValues.ts';
import { useValidatedForm } from '../../../patterns/form/useValidatedForm.ts';
import type { PictureChange } from '../../../patterns/PicturePicker/index.ts';

/** A field that is left empty is an empty string; `phoneNumber` has digits alone. */
export type ProfileValues = PersonValues;

/** Changes that are not saved yet; fields that are as they are stored are left out. */
export interface ProfileDraft {
  values: Partial<ProfileValues>;
  photo?: PictureChange;
}

interface ProfileFormOptions {
  /** As it is stored. */
  profile: ProfileValues;
  saved: boolean;
  draft?: ProfileDraft | undefined;
  onDraftChange?(event: { draft: ProfileDraft | null }): void;
}

/** The fields and the photo of the form, and their differences from the stored ones. */
export function useProfileForm({ profile, saved, draft, onDraftChange }: ProfileFormOptions) {
  const [photo, setPhoto] = useState<PictureChange>(draft?.photo);
  const [takenUp, setTakenUp] = useState(draft !== undefined);
  const form = useValidatedForm<ProfileValues>({
    schema: personSchema,
    defaultValues: { ...profile, ...draft?.values },
  });
  const { control, handleSubmit, watch, reset, getValues } = form;

  const tell = (values: ProfileValues, change: PictureChange) =>
    onDraftChange?.({ draft: draftOf(profile, values, change) });
  useTypedValues(form, (values) => tell(values, photo));

  const forget = () => {
    setPhoto(undefined);
    setTakenUp(false);
  };
  // Once it is saved there is no draft. What is typed while it is being saved stays.
  const [wasSaved, setWasSaved] = useState(saved);
  if (saved !== wasSaved) {
    setWasSaved(saved);
    if (saved) forget();
  }

  return {
    control,
    handleSubmit,
    watch,
    photo,
    setPhoto(change: PictureChange) {
      setPhoto(change);
      tell(getValues(), change);
    },
    /** Whether the form began with a draft. */
    takenUp,
    discard() {
      forget();
      reset(profile);
      onDraftChange?.({ draft: null });
    },
  };
}

/** The fields that differ from the stored ones; null if none does. */
function draftOf(
  stored: ProfileValues,
  typed: ProfileValues,
  photo: PictureChange,
): ProfileDraft | null {
  const names = Object.keys(stored) as (keyof ProfileValues)[];
  const changed = names.filter((name) => typed[name] !== stored[name]);
  if (changed.length === 0 && photo === undefined) return null;
  const values = Object.fromEntries(changed.map((name) => [name, typed[name]]));
  return photo === undefined ? { values } : { values, photo };
}
