import { useLayoutEffect, useRef } from 'react';

interface HiddenFilesProps {
  name: string | undefined;
  files: readonly File[];
  disabled?: boolean | undefined;
}

/** Adds files to the form under one name, for controls with their own file input. */
export function HiddenFiles({ name, files, disabled }: HiddenFilesProps) {
  if (name === undefined || files.length === 0) return null;
  return <FilesInput {...{ name, files, disabled }} />;
}

function FilesInput({ name, files, disabled }: HiddenFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    input.current!.files = transfer.files;
  }, [files]);
  return <input ref={input} type="file" name={name} multiple hidden disabled={disabled} />;
}
