// A referral link as a QR code, to be scanned from a screen or saved for a flyer.

import { lazy, Suspense } from "react";
import { saveText } from "../../../app/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { DownloadIcon } from "../../../ui/icons.ts";
import { REFERRAL_WORDS as WORDS } from "./referral-words.ts";

const SquareCode = lazy(async () => {
  const { SquareCode: component } = await import("../../../ui/square-code.tsx");
  return { default: component };
});

export function LinkCode({ link, code }: { readonly link: string; readonly code: string }) {
  const save = async () => {
    const { squareCodeFile } = await import("../../../ui/square-code.tsx");
    saveText(WORDS.codeFile(code), squareCodeFile(link), "image/svg+xml");
  };
  return (
    <Disclosure label={WORDS.showSquareCode}>
      <div className="flex flex-wrap items-end gap-4">
        <Suspense fallback={<div className="size-44 rounded-control bg-sunken" />}>
          <SquareCode address={link} label={WORDS.squareCode} />
        </Suspense>
        <Button size="small" icon={DownloadIcon} onClick={() => void save()}>
          {WORDS.saveSquareCode}
        </Button>
      </div>
    </Disclosure>
  );
}
