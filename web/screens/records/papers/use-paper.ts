// Has a paper made and saves it once it is there; what has failed and what takes long is shown where it was asked for.

import { useCallback, useEffect, useState } from "react";
import type { PaperMakeMutation as Made, MakePaperInput } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { notify } from "../../../app/notices.ts";
import { saveFromAddress } from "../../../app/save-file.ts";
import { useRead } from "../../../app/use-read.ts";
import { useReadAgainWhile } from "../../../app/use-read-again-while.ts";
import { PaperMakeMutation, PaperReadQuery } from "./paper-operations.ts";
import { PAPER_WORDS as WORDS } from "./paper-words.ts";

type RequestedPaper = Made["makePaper"]["paper"];
export type WantedPaper = Omit<MakePaperInput, "clientMutationId">;

const SLOW_MILLISECONDS = 10_000;

export function usePaper(wanted: WantedPaper) {
  const { send, sending } = useCommand(PaperMakeMutation, { handledByScreen: true });
  const [asked, setAsked] = useState<RequestedPaper>();
  const [trouble, setTrouble] = useState<string>();
  const read = useRead(PaperReadQuery, asked === undefined ? undefined : { id: asked.id });
  const [isSlow, setSlow] = useState(false);

  const take = useCallback((paper: RequestedPaper) => {
    setSlow(false);
    if (paper.isWaiting) return setAsked(paper);
    setAsked(undefined);
    if (paper.download === null) return setTrouble(WORDS.failedSentence);
    saveFromAddress(paper.download.url, paper.fileName);
    notify({ tone: "ok", title: WORDS.started, detail: paper.fileName });
  }, []);

  const found = read.data?.paper;
  useEffect(
    function takeWhatIsDone() {
      if (asked !== undefined && found?.id === asked.id && !found.isWaiting) take(found);
    },
    [asked, found, take],
  );
  useReadAgainWhile(asked !== undefined, read.readAgain);
  useEffect(
    function announceDelay() {
      if (asked === undefined) return;
      const timer = setTimeout(() => setSlow(true), SLOW_MILLISECONDS);
      return () => clearTimeout(timer);
    },
    [asked],
  );

  const download = async () => {
    setTrouble(undefined);
    const result = await send(wanted);
    if (result.ok) take(result.data.makePaper.paper);
    else setTrouble(result.failure.message);
  };
  return { download, isMaking: sending || asked !== undefined, isSlow, trouble };
}
