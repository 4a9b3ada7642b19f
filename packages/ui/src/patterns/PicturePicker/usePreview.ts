import { useEffect, useState } from 'react';

/** Returns the URL of a picture after it has loaded. */
export function usePreview(picture: File | null | undefined): string | undefined {
  const [preview, setPreview] = useState<{ of: File; url: string }>();
  useEffect(() => {
    if (!picture) return undefined;
    const url = URL.createObjectURL(picture);
    const image = new Image();
    image.onload = () => setPreview({ of: picture, url });
    image.src = url;
    return () => {
      image.onload = null;
      URL.revokeObjectURL(url);
    };
  }, [picture]);
  return preview && preview.of === picture ? preview.url : undefined;
}
