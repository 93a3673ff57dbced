// Works out a file's MD5 away from the page, so that typing and scrolling stay smooth meanwhile.

import { md5InSlices } from "./md5-in-slices.ts";

export type Md5Answer = { digest: string } | { bytesRead: number } | { failed: string };

const answer = (message: Md5Answer) => globalThis.postMessage(message);

globalThis.addEventListener("message", async (event: MessageEvent<Blob>) => {
  try {
    answer({ digest: await md5InSlices(event.data, (bytesRead) => answer({ bytesRead })) });
  } catch (thrown) {
    answer({ failed: thrown instanceof Error ? thrown.message : "The file could not be read." });
  }
});
