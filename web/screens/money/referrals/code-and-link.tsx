// A referral code and the link that carries it, each with a button that copies it, and the link as a QR code.

import { centsFromDecimal, formatAud } from "@bondline/domain/values/money/money.ts";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { LinkCode } from "./link-code.tsx";
import { REFERRAL_WORDS as WORDS } from "./referral-words.ts";

export function CodeAndLink({ code, link }: { readonly code: string; readonly link: string }) {
  return (
    <div className="grid gap-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField label={WORDS.code} readOnly isFigures value={code} />
        </div>
        <CopyButton text={code} label={WORDS.copyCode} />
      </div>
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField label={WORDS.link} readOnly value={link} />
        </div>
        <CopyButton text={link} label={WORDS.copyLink} />
      </div>
      <div className="sm:col-span-2">
        <LinkCode link={link} code={code} />
      </div>
    </div>
  );
}

export function amountText(decimal: string): string {
  return formatAud(centsFromDecimal(decimal));
}
