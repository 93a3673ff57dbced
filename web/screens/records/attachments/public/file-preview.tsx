// A file in its place: a PDF in the browser's own viewer, a picture as it is; where neither can be shown, the way to open it.

import { useEffect, useRef, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { FileIcon } from "../../../../ui/icons.ts";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { useIsPhone } from "../../../../ui/use-is-phone.ts";
import { PREVIEW_WORDS as WORDS } from "./attach-words.ts";

type PreviewedFile = { readonly id: string; readonly fileName: string; readonly contentType: string };

type FilePreviewProps = {
  readonly file: PreviewedFile;
  /** The signed address of the file; undefined where it could not be had, which a notice has said. */
  readonly addressOf: (id: string) => Promise<string | undefined>;
  readonly height?: "tall" | "regular";
};

type Fetched = { readonly id: string; readonly url?: string; readonly hasFailed?: boolean };

const HEIGHTS = { tall: "h-[36rem]", regular: "h-[26rem]" } as const;

export function FilePreview({ file, addressOf, height = "regular" }: FilePreviewProps) {
  const canShow = useCanShow(file);
  if (!canShow) return <OpenInstead file={file} addressOf={addressOf} />;
  return <Shown key={file.id} file={file} addressOf={addressOf} height={height} />;
}

function Shown({ file, addressOf, height = "regular" }: FilePreviewProps) {
  const [attempt, setAttempt] = useState(0);
  const fetched = useFileBytes(file, { addressOf, attempt });
  const frame = `${HEIGHTS[height]} w-full overflow-hidden rounded-control border border-line bg-sunken`;
  if (fetched?.hasFailed)
    return (
      <div className={`${frame} flex flex-col items-center justify-center gap-3 p-4 text-center`}>
        <p className="text-body text-ink-2">{WORDS.failed}</p>
        <Button onClick={() => setAttempt((count) => count + 1)}>{WORDS.again}</Button>
      </div>
    );
  if (fetched?.url === undefined)
    return (
      <div className={frame} role="status" aria-label={WORDS.loading}>
        <div className="animate-late p-5">
          <Skeleton width="60%" />
        </div>
      </div>
    );
  if (isPicture(file))
    return (
      <div className={frame}>
        <img src={fetched.url} alt={file.fileName} className="size-full object-contain" />
      </div>
    );
  return (
    <iframe src={`${fetched.url}#toolbar=0&navpanes=0&view=FitH`} title={file.fileName} className={frame} />
  );
}

/** Phones have no viewer within a page, and some browsers none at all: their own reader opens it. */
function OpenInstead({ file, addressOf }: Pick<FilePreviewProps, "file" | "addressOf">) {
  const [isOpening, setOpening] = useState(false);
  const open = async () => {
    setOpening(true);
    const url = await addressOf(file.id);
    if (url !== undefined) window.location.assign(url);
    setOpening(false);
  };
  return (
    <div className="flex items-center gap-3 rounded-control bg-sunken px-4 py-3">
      <FileIcon aria-hidden="true" className="shrink-0 text-ink-2" />
      <p className="min-w-0 flex-1 truncate text-body">{file.fileName}</p>
      <Button size="small" isLoading={isOpening} onClick={() => void open()}>
        {WORDS.open}
      </Button>
    </div>
  );
}

function isPicture({ contentType }: Pick<PreviewedFile, "contentType">): boolean {
  return contentType === "image/png" || contentType === "image/jpeg";
}

export function isPreviewable(file: Pick<PreviewedFile, "contentType">): boolean {
  return isPicture(file) || file.contentType === "application/pdf";
}

function useCanShow(file: PreviewedFile): boolean {
  const isPhone = useIsPhone();
  if (isPicture(file)) return true;
  return !isPhone && navigator.pdfViewerEnabled !== false;
}

/** The store answers with a file to be saved, so its bytes are fetched and shown from memory. */
function useFileBytes(
  { id, contentType }: PreviewedFile,
  { addressOf, attempt }: Pick<FilePreviewProps, "addressOf"> & { readonly attempt: number },
): Fetched | undefined {
  const [fetched, setFetched] = useState<Fetched>();
  const ask = useRef(addressOf);
  ask.current = addressOf;
  useEffect(
    function fetchTheFile() {
      void attempt;
      const held: { url?: string; isOver: boolean } = { isOver: false };
      setFetched(undefined);
      void bytesAt(id, ask.current).then((bytes) => {
        if (held.isOver) return;
        if (bytes === undefined) return setFetched({ id, hasFailed: true });
        held.url = URL.createObjectURL(new Blob([bytes], { type: contentType }));
        setFetched({ id, url: held.url });
      });
      return () => {
        held.isOver = true;
        if (held.url !== undefined) URL.revokeObjectURL(held.url);
      };
    },
    [id, contentType, attempt],
  );
  return fetched;
}

async function bytesAt(
  id: string,
  addressOf: FilePreviewProps["addressOf"],
): Promise<ArrayBuffer | undefined> {
  try {
    const url = await addressOf(id);
    if (url === undefined) return undefined;
    const answer = await fetch(url);
    return answer.ok ? await answer.arrayBuffer() : undefined;
  } catch {
    return undefined;
  }
}
