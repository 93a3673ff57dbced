// The MD5 of a file, read in slices of 4 MiB so that a large one never stands in memory whole.

import SparkMD5 from "spark-md5";

export const SLICE_BYTES = 4 * 1024 * 1024;

/** In base64, as the Content-MD5 header wants it. `onSlice` hears how many bytes have been read so far. */
export async function md5InSlices(
  file: Blob,
  onSlice: (bytesRead: number) => void = () => {},
): Promise<string> {
  const digest = new SparkMD5.ArrayBuffer();
  for (let start = 0; start < file.size; start += SLICE_BYTES) {
    const slice = file.slice(start, start + SLICE_BYTES);
    digest.append(await slice.arrayBuffer());
    onSlice(Math.min(start + SLICE_BYTES, file.size));
  }
  return btoa(digest.end(true));
}
