// The recovery codes, shown this once.

import { Button } from "../../../../ui/button.tsx";
import { CopyButton } from "../../../../ui/copy-button.tsx";
import { TWO_STEP_WORDS as WORDS } from "./two-step-words.ts";

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onKept: () => void };

export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  return (
    <div className="space-y-3">
      <h2 className="flex items-center gap-2 text-body font-semibold">
        {WORDS.recoveryTitle}
        <CopyButton text={codes.join("\n")} label={WORDS.copyCodes} />
      </h2>
      <p className="text-label text-ink-2">{WORDS.recoverySentence}</p>
      <ol aria-label={WORDS.recoveryTitle} className="grid grid-cols-1 gap-1 rounded-control bg-sunken p-3">
        {codes.map((code) => (
          <li key={code} className="figures text-label">
            {code}
          </li>
        ))}
      </ol>
      <Button variant="primary" isFullWidth onClick={onKept}>
        {WORDS.kept}
      </Button>
    </div>
  );
}
