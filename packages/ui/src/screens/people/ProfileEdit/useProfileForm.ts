import { useState } from 'react';
import { personSchema, type PersonValues } from '../../../patterns/form/person.ts';
import { useFormChanges } from '../../../patterns/form/useFormChanges.ts';
import { useValidatedForm } from '../../../patterns/form/useValidatedForm.ts';
import type { PictureChange } from '../../../patterns/PicturePicker/index.ts';

/** Empty fields are empty strings; `phoneNumber` contains digits only. */
export type ProfileValues = PersonValues;

/** Unsaved changes. Unchanged fields are omitted. */
export interface ProfileDraft {
  values: Partial<ProfileValues>;
  photo?: PictureChange;
}

interface ProfileFormOptions {
  profile: ProfileValues;
  saved: boolean;
  /** The field that the server refused, and the reason. */
  problem?: { field: keyof ProfileValues; text: string; cause: object } | undefined;
  draft?: ProfileDraft | undefined;
  onDraftChange?(event: { draft: ProfileDraft | null }): void;
}

export function useProfileForm(options: ProfileFormOptions) {
  const { profile, saved, problem, draft, onDraftChange } = options;
  const [photo, setPhoto] = useState<PictureChange>(draft?.photo);
  const [draftRestored, setDraftRestored] = useState(draft !== undefined);
  const form = useValidatedForm<ProfileValues>({
    schema: personSchema,
    defaultValues: { ...profile, ...draft?.values },
    problem,
  });
  const { control, handleSubmit, watch, reset, getValues } = form;

  const reportDraft = (values: ProfileValues, change: PictureChange) =>
    onDraftChange?.({ draft: draftOf(profile, values, change) });
  useFormChanges(form, (values) => reportDraft(values, photo));

  const forget = () => {
    setPhoto(undefined);
    setDraftRestored(false);
  };
  // Saving clears the draft. Text typed during the request is kept.
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
      reportDraft(getValues(), change);
    },
    draftRestored,
    discard() {
      forget();
      reset(profile);
      onDraftChange?.({ draft: null });
    },
  };
}

/** Returns the fields that differ from the stored values, or null if none do. */
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
