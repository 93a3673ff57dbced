// What stands above a form: what was typed before is back, or what was sent could not be saved.

import type { FieldValues } from "react-hook-form";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { APP_WORDS } from "../app-words.ts";
import type { FormTrouble, RecordForm } from "./use-record-form.ts";

const WORDS = APP_WORDS.form;

type FormNotice = { readonly title: string; readonly detail?: string };

export type NoticesProps<Values extends FieldValues> = {
  readonly of: Pick<RecordForm<Values>, "trouble" | "kept">;
  readonly title: string | ((trouble: FormTrouble) => FormNotice);
  /** Of a form that changes a record; somebody else may have saved meanwhile. */
  readonly conflict?: { readonly title?: string; readonly sentence: string };
};

export function FormNotices<Values extends FieldValues>({ of, title, conflict }: NoticesProps<Values>) {
  const { trouble, kept } = of;
  const noticeOf = (met: FormTrouble) =>
    typeof title === "function" ? title(met) : { title, detail: met.message };
  const met = trouble?.code === "CONFLICT" ? conflict : undefined;
  return (
    <>
      {kept.isRestored && (
        <Notice
          tone="info"
          title={WORDS.restored}
          action={
            <Button size="small" onClick={kept.startAgain}>
              {WORDS.startAgain}
            </Button>
          }
        >
          {WORDS.restoredSentence}
        </Notice>
      )}
      {trouble !== undefined && (
        <Notice
          tone={met?.title === undefined ? "danger" : "warn"}
          title={met?.title ?? noticeOf(trouble).title}
        >
          {met?.sentence ?? noticeOf(trouble).detail}
        </Notice>
      )}
    </>
  );
}
