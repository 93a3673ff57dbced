// What an authenticator app has to be shown: the square code, and the same key as text.

import { lazy, Suspense } from "react";
import { CopyButton } from "../../../../ui/copy-button.tsx";
import { TWO_STEP_WORDS as WORDS } from "./two-step-words.ts";

const SquareCode = lazy(async () => {
  const { SquareCode: component } = await import("../../../../ui/square-code.tsx");
  return { default: component };
});

type AuthenticatorSetUpProps = { readonly secret: string; readonly address: string };

export function AuthenticatorSetUp({ secret, address }: AuthenticatorSetUpProps) {
  return (
    <div className="space-y-3">
      <p className="text-body text-ink-2">{WORDS.scan}</p>
      <Suspense fallback={<div className="size-44 rounded-control bg-sunken" />}>
        <SquareCode address={address} label={WORDS.picture} />
      </Suspense>
      <p className="text-label text-ink-2">{WORDS.typeInstead}</p>
      <p className="flex items-center gap-2">
        <code className="figures min-w-0 text-label break-all">{secret.replace(/.{4}(?=.)/g, "$& ")}</code>
        <CopyButton text={secret} label={WORDS.copyKey} />
      </p>
    </div>
  );
}
