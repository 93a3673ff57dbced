// Asks the worker for a file's MD5, and ends the worker when the answer is there or no longer wanted.

import type { Md5Answer } from "./md5-worker.ts";
import workerAddress from "./md5-worker.ts?worker&url";

type Options = { signal: AbortSignal; onProgress: (bytesRead: number) => void };

export function md5OfFile(file: Blob, { signal, onProgress }: Options): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = startWorker();
    const finish = (settle: () => void) => {
      signal.removeEventListener("abort", abort);
      worker.terminate();
      settle();
    };
    const abort = () => finish(() => reject(signal.reason));

    if (signal.aborted) return abort();
    signal.addEventListener("abort", abort);
    worker.addEventListener("error", () => finish(() => reject(new Error("The file could not be read."))));
    worker.addEventListener("message", ({ data }: MessageEvent<Md5Answer>) => {
      if ("bytesRead" in data) return onProgress(data.bytesRead);
      if ("digest" in data) return finish(() => resolve(data.digest));
      finish(() => reject(new Error(data.failed)));
    });
    worker.postMessage(file);
  });
}

// The page's content policy refuses worker addresses that are plain text; only this one address passes.
function startWorker(): Worker {
  const address = workerPolicy()?.createScriptURL(workerAddress) ?? workerAddress;
  return new Worker(address as string, { type: "module" });
}

type ScriptAddressPolicy = { createScriptURL: (address: string) => unknown };
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => ScriptAddressPolicy;
};

let policy: ScriptAddressPolicy | undefined;

function workerPolicy(): ScriptAddressPolicy | undefined {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy("bondline-md5-worker", { createScriptURL: onlyOurWorker });
  return policy;
}

function onlyOurWorker(address: string): string {
  if (address !== workerAddress) throw new TypeError("Only the digest worker may be started here.");
  return address;
}
