// Sends a file by PUT to the address it was given, telling how far it has come.

/** The storage did not take the file; the same file may be sent again. */
export class PutFailed extends Error {
  override readonly name = "PutFailed";
}

export type PutRequest = {
  url: string;
  headers: readonly { name: string; value: string }[];
  file: Blob;
  signal: AbortSignal;
  onProgress: (bytesSent: number) => void;
};

/** XMLHttpRequest, because fetch cannot tell how much of a body has been sent. */
export function putFile({ url, headers, file, signal, onProgress }: PutRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    request.open("PUT", url);
    for (const { name, value } of headers) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", ({ loaded }) => onProgress(loaded));
    request.addEventListener("load", () =>
      isSuccess(request.status)
        ? resolve()
        : reject(new PutFailed(`The storage answered ${request.status}.`)),
    );
    request.addEventListener("error", () => reject(new PutFailed("The connection was lost.")));
    request.addEventListener("abort", () => reject(signal.reason));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(file);
  });
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}
