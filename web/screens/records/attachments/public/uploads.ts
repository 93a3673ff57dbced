// Several files on their way to the file store: digested, sent, confirmed; each can be cancelled and tried again.

import {
  type AttachmentPurpose,
  type ChosenFile,
  checkFile,
} from "@bondline/domain/records/attachments/attachment.ts";
import { createStore } from "../../../../app/store.ts";
import type { PutRequest } from "../put-file.ts";
import { ATTACH_WORDS } from "./attach-words.ts";

export type FileToSend = ChosenFile & { contentMd5Checksum: string; variant: string };

export type UploadPlace = {
  attachmentId: string;
  url: string;
  headers: readonly { name: string; value: string }[];
};

/** The record that the files are attached to. Both calls throw an Error whose message is fit for a person. */
export type UploadTarget = {
  begin(file: FileToSend): Promise<UploadPlace>;
  complete(attachmentId: string): Promise<void>;
  /** What did not arrive or was not taken, so that it stands in nobody's way. */
  discard(attachmentId: string): Promise<void>;
};

export type UploadPhase = "chosen" | "reading" | "sending" | "finishing" | "sent" | "failed" | "cancelled";

export type Upload = {
  key: number;
  file: File;
  /** What the file is: one of the kinds of attachment. */
  variant: string;
  phase: UploadPhase;
  /** 0 to 100, of reading and of sending. */
  percent: number;
  problem?: string;
  attachmentId?: string;
};

type UploadTools = {
  target: UploadTarget;
  digest: (
    file: Blob,
    options: { signal: AbortSignal; onProgress: (bytesRead: number) => void },
  ) => Promise<string>;
  put: (request: PutRequest) => Promise<void>;
  purpose?: AttachmentPurpose;
  /** Of each file that is chosen, until somebody says otherwise. */
  variant?: string;
};

export type Uploads = ReturnType<typeof createUploads>;

/** Of a file of which nobody has said what it is. */
export const USUAL_VARIANT = "OTHER";

export function createUploads({
  target,
  digest,
  put,
  purpose = "RECORD",
  variant = USUAL_VARIANT,
}: UploadTools) {
  const store = createStore<readonly Upload[]>([]);
  const aborts = new Map<number, AbortController>();
  const held = { lastKey: 0 };
  const change = (key: number, part: Partial<Upload>) =>
    store.set(store.get().map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));

  function choose(files: readonly File[]): void {
    const added = files.map((file): Upload => {
      held.lastKey += 1;
      return { key: held.lastKey, file, variant, phase: "chosen", percent: 0 };
    });
    store.set([...store.get(), ...added]);
  }

  /** One after the other: two large files at once would both be slow. */
  async function start(): Promise<void> {
    for (const { key } of store.get().filter(({ phase }) => phase === "chosen")) await run(key);
  }

  async function run(key: number): Promise<void> {
    const upload = store.get().find((each) => each.key === key);
    if (upload === undefined || upload.phase === "cancelled") return;
    const abort = new AbortController();
    aborts.set(key, abort);
    try {
      await send(key, upload, abort.signal);
      change(key, { phase: "sent", percent: 100 });
    } catch (thrown) {
      if (!abort.signal.aborted) change(key, { phase: "failed", problem: problemOf(thrown) });
      await discard(key);
    } finally {
      aborts.delete(key);
    }
  }

  async function send(key: number, { file, variant: kind }: Upload, signal: AbortSignal): Promise<void> {
    const chosen = { fileName: file.name, contentType: file.type, sizeBytes: file.size };
    const checked = checkFile(chosen, purpose);
    if (!checked.ok) throw new Error(checked.message);
    const show = (phase: UploadPhase) => (bytes: number) =>
      change(key, { phase, percent: file.size === 0 ? 0 : (bytes / file.size) * 100 });

    show("reading")(0);
    const contentMd5Checksum = await digest(file, { signal, onProgress: show("reading") });
    show("sending")(0);
    const place = await target.begin({ ...checked.value, contentMd5Checksum, variant: kind });
    change(key, { attachmentId: place.attachmentId });
    signal.throwIfAborted();
    await put({ url: place.url, headers: place.headers, file, signal, onProgress: show("sending") });
    change(key, { phase: "finishing", percent: 100 });
    await target.complete(place.attachmentId);
  }

  /** Where it cannot be taken away now, the server strikes it out when its link has ended. */
  async function discard(key: number): Promise<void> {
    const id = store.get().find((each) => each.key === key)?.attachmentId;
    if (id === undefined) return;
    store.set(
      store
        .get()
        .map(({ attachmentId, ...rest }) =>
          attachmentId === id ? rest : { ...rest, ...(attachmentId && { attachmentId }) },
        ),
    );
    await target.discard(id).catch(() => undefined);
  }

  /** What was not taken goes from the record and from the rows. */
  async function remove(key: number): Promise<void> {
    await discard(key);
    store.set(store.get().filter((each) => each.key !== key));
  }

  function setVariant(key: number, kind: string): void {
    change(key, { variant: kind });
  }

  function cancel(key: number): void {
    const upload = store.get().find((each) => each.key === key);
    if (upload === undefined) return;
    if (upload.phase === "chosen") {
      store.set(store.get().filter((each) => each.key !== key));
      return;
    }
    change(key, { phase: "cancelled", percent: 0 });
    aborts.get(key)?.abort();
  }

  async function retry(key: number): Promise<void> {
    await discard(key);
    change(key, { phase: "chosen", percent: 0 });
    await run(key);
  }

  /** What has arrived stays; everything under way is called off. */
  function stop(): void {
    for (const { key, phase } of store.get()) if (isUnderWay(phase)) cancel(key);
  }

  return { store, choose, start, cancel, retry, remove, setVariant, stop };
}

export function isUnderWay(phase: UploadPhase): boolean {
  return phase === "reading" || phase === "sending" || phase === "finishing";
}

function problemOf(thrown: unknown): string {
  return thrown instanceof Error && thrown.message !== "" ? thrown.message : ATTACH_WORDS.failed;
}
